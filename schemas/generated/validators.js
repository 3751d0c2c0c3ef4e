// Generated from the schemas by `agency schema --write`. Do not edit.
"use strict";
export const validatePageFrame = validate52;
const schema19 = {"$id":"https://agency.example.com/schemas/page-frame.schema.json","type":"object","required":["page","version","content"],"additionalProperties":false,"properties":{"$schema":{"type":"string"},"page":{"description":"The page's id: a top-level page such as home, or <line of business>/<slug> such as commercial/trucking.","type":"string","pattern":"^(?:home|about|commercial|farm|personal|medicare|contact|claims|privacy|terms|accessibility|(?:commercial|farm|personal)/[a-z0-9]+(?:-[a-z0-9]+)*)$"},"version":{"description":"The revision that last changed this page.","type":"integer","minimum":0},"content":{"type":"object"}}};
const pattern3 = new RegExp("^(?:home|about|commercial|farm|personal|medicare|contact|claims|privacy|terms|accessibility|(?:commercial|farm|personal)/[a-z0-9]+(?:-[a-z0-9]+)*)$", "u");

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://agency.example.com/schemas/page-frame.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.content === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "$schema") || (key0 === "page")) || (key0 === "version")) || (key0 === "content"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.page !== undefined){
let data1 = data.page;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err5 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/pattern",keyword:"pattern",params:{pattern: "^(?:home|about|commercial|farm|personal|medicare|contact|claims|privacy|terms|accessibility|(?:commercial|farm|personal)/[a-z0-9]+(?:-[a-z0-9]+)*)$"},message:"must match pattern \""+"^(?:home|about|commercial|farm|personal|medicare|contact|claims|privacy|terms|accessibility|(?:commercial|farm|personal)/[a-z0-9]+(?:-[a-z0-9]+)*)$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.content !== undefined){
let data3 = data.content;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err9 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateSiteFrame = validate53;
const schema20 = {"$id":"https://agency.example.com/schemas/site-frame.schema.json","type":"object","required":["page","version","content"],"additionalProperties":false,"properties":{"$schema":{"type":"string"},"page":{"const":"site"},"version":{"description":"The revision that last changed the site settings.","type":"integer","minimum":0},"content":{"type":"object"}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://agency.example.com/schemas/site-frame.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.content === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "$schema") || (key0 === "page")) || (key0 === "version")) || (key0 === "content"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.page !== undefined){
if("site" !== data.page){
const err5 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/const",keyword:"const",params:{allowedValue: "site"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.content !== undefined){
let data3 = data.content;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err8 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validatePageContent = validate280;
const schema22 = {"title":"PageContent","description":"The content of a page. Only the metadata and the hero are required.","type":"object","additionalProperties":false,"required":["meta","hero"],"properties":{"meta":{"$ref":"#/$defs/meta"},"hero":{"$ref":"#/$defs/hero"},"stats":{"$ref":"#/$defs/stats"},"about":{"$ref":"#/$defs/about"},"products":{"$ref":"#/$defs/products"},"features":{"$ref":"#/$defs/itemList"},"coverage":{"$ref":"#/$defs/itemList"},"services":{"$ref":"#/$defs/itemList"},"benefits":{"$ref":"#/$defs/itemList"},"checklist":{"$ref":"#/$defs/checklist"},"medicareProcess":{"$ref":"#/$defs/process"},"medicare":{"$ref":"#/$defs/medicareTeaser"},"testimonials":{"$ref":"#/$defs/testimonials"},"banner":{"$ref":"#/$defs/banner"},"trust":{"$ref":"#/$defs/trust"},"philosophy":{"$ref":"#/$defs/textBlock"},"specialty":{"$ref":"#/$defs/itemList"},"whyChoose":{"$ref":"#/$defs/whyChoose"},"serviceAreas":{"$ref":"#/$defs/itemList"},"team":{"$ref":"#/$defs/team"},"spotlight":{"$ref":"#/$defs/callToAction"},"officeInfo":{"$ref":"#/$defs/officeInfo"},"form":{"$ref":"#/$defs/form"},"mapEmbed":{"$ref":"#/$defs/mapEmbed"},"legal":{"$ref":"#/$defs/legal"},"faq":{"$ref":"#/$defs/faq"},"related":{"$ref":"#/$defs/itemList"},"cta":{"$ref":"#/$defs/callToAction"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const func1 = Object.prototype.hasOwnProperty;
const schema23 = {"title":"Meta","type":"object","additionalProperties":false,"required":["title","description"],"properties":{"title":{"$ref":"#/$defs/label"},"description":{"$ref":"#/$defs/label"},"keywords":{"description":"A comma-separated list.","$ref":"#/$defs/text"},"canonical":{"$ref":"#/$defs/url"},"og":{"$ref":"#/$defs/share"},"twitter":{"$ref":"#/$defs/share"},"noIndex":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema24 = {"description":"Text that must not be empty.","type":"string","minLength":1,"maxLength":262144};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(data.length > 262144){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 262144},message:"must NOT have more than 262144 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema25 = {"type":"string","maxLength":262144};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(data.length > 262144){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 262144},message:"must NOT have more than 262144 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema26 = {"description":"A path on this site, an anchor, or a URL with http, https, mailto or tel.","type":"string","pattern":"^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"};
const pattern5 = new RegExp("^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)", "u");

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern5.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"},message:"must match pattern \""+"^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema27 = {"title":"Share","description":"The preview of a shared link. A missing field falls back to the page's own title or description.","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/text"},"image":{"$ref":"#/$defs/media"},"type":{"$ref":"#/$defs/text"},"card":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema28 = {"description":"An image: a file in content/media, or a web address.","type":"string","pattern":"^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"};
const pattern6 = new RegExp("^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$", "u");

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern6.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"},message:"must match pattern \""+"^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema29 = {"description":"Unknown fields of an import, kept unchanged and restored by an export.","type":"object"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "description")) || (key0 === "image")) || (key0 === "type")) || (key0 === "card")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate60(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate60(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate67(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : append(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(validate60(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.card !== undefined){
if(!(validate60(data.card, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.description === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "title") || (key0 === "description")) || (key0 === "keywords")) || (key0 === "canonical")) || (key0 === "og")) || (key0 === "twitter")) || (key0 === "noIndex")) || (key0 === "unmapped"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate57(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : append(vErrors, validate57.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate57(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : append(vErrors, validate57.errors);
errors = vErrors.length;
}
}
if(data.keywords !== undefined){
if(!(validate60(data.keywords, {instancePath:instancePath+"/keywords",parentData:data,parentDataProperty:"keywords",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.canonical !== undefined){
if(!(validate62(data.canonical, {instancePath:instancePath+"/canonical",parentData:data,parentDataProperty:"canonical",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : append(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.og !== undefined){
if(!(validate64(data.og, {instancePath:instancePath+"/og",parentData:data,parentDataProperty:"og",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : append(vErrors, validate64.errors);
errors = vErrors.length;
}
}
if(data.twitter !== undefined){
if(!(validate64(data.twitter, {instancePath:instancePath+"/twitter",parentData:data,parentDataProperty:"twitter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : append(vErrors, validate64.errors);
errors = vErrors.length;
}
}
if(data.noIndex !== undefined){
if(typeof data.noIndex !== "boolean"){
const err3 = {instancePath:instancePath+"/noIndex",schemaPath:"#/properties/noIndex/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema30 = {"title":"Hero","type":"object","additionalProperties":false,"required":["title"],"properties":{"badge":{"$ref":"#/$defs/text"},"title":{"$ref":"#/$defs/label"},"subtitle":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"ctaText":{"$ref":"#/$defs/text"},"ctaUrl":{"$ref":"#/$defs/url"},"backgroundColor":{"$ref":"#/$defs/text"},"textColor":{"$ref":"#/$defs/text"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"tiles":{"type":"array","items":{"$ref":"#/$defs/item"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema31 = {"description":"Text with optional HTML. Allowed tags: a, strong, em, b, i, br, p, ul, ol, li.","type":"string","maxLength":262144,"html":true};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(data.length > 262144){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 262144},message:"must NOT have more than 262144 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema32 = {"title":"Item","description":"One card, feature, service, benefit or related page.","type":"object","additionalProperties":false,"required":["title"],"properties":{"id":{"$ref":"#/$defs/id"},"title":{"$ref":"#/$defs/label"},"description":{"$ref":"#/$defs/richText"},"icon":{"$ref":"#/$defs/text"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"bullets":{"type":"array","items":{"$ref":"#/$defs/text"}},"url":{"$ref":"#/$defs/url"},"linkText":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema33 = {"type":["string","integer"]};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema33.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema32.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate90(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : append(vErrors, validate90.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate57(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : append(vErrors, validate57.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate81(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : append(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
if(!(validate60(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate67(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : append(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.imageAlt !== undefined){
if(!(validate60(data.imageAlt, {instancePath:instancePath+"/imageAlt",parentData:data,parentDataProperty:"imageAlt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.bullets !== undefined){
let data6 = data.bullets;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate60(data6[i0], {instancePath:instancePath+"/bullets/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/bullets",schemaPath:"#/properties/bullets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.url !== undefined){
if(!(validate62(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : append(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.linkText !== undefined){
if(!(validate60(data.linkText, {instancePath:instancePath+"/linkText",parentData:data,parentDataProperty:"linkText",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema30.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.badge !== undefined){
if(!(validate60(data.badge, {instancePath:instancePath+"/badge",parentData:data,parentDataProperty:"badge",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate57(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : append(vErrors, validate57.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(!(validate60(data.subtitle, {instancePath:instancePath+"/subtitle",parentData:data,parentDataProperty:"subtitle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate81(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : append(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.ctaText !== undefined){
if(!(validate60(data.ctaText, {instancePath:instancePath+"/ctaText",parentData:data,parentDataProperty:"ctaText",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.ctaUrl !== undefined){
if(!(validate62(data.ctaUrl, {instancePath:instancePath+"/ctaUrl",parentData:data,parentDataProperty:"ctaUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : append(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate60(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate60(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate67(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : append(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.imageAlt !== undefined){
if(!(validate60(data.imageAlt, {instancePath:instancePath+"/imageAlt",parentData:data,parentDataProperty:"imageAlt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.tiles !== undefined){
let data10 = data.tiles;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate89(data10[i0], {instancePath:instancePath+"/tiles/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : append(vErrors, validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/tiles",schemaPath:"#/properties/tiles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema34 = {"title":"Stats","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"items":{"type":"array","items":{"$ref":"#/$defs/stat"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema35 = {"title":"Stat","type":"object","additionalProperties":false,"required":["value","label"],"properties":{"value":{"$ref":"#/$defs/label"},"label":{"$ref":"#/$defs/label"},"note":{"description":"An explanation of the figure.","$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "value") || (key0 === "label")) || (key0 === "note")) || (key0 === "unmapped"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.value !== undefined){
if(!(validate57(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : append(vErrors, validate57.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate57(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : append(vErrors, validate57.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate60(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "items")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate60(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate106(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : append(vErrors, validate106.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema36 = {"title":"About","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"description":"A newline starts a new paragraph.","$ref":"#/$defs/richText"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "description")) || (key0 === "image")) || (key0 === "imageAlt")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate60(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate81(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : append(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate67(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : append(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.imageAlt !== undefined){
if(!(validate60(data.imageAlt, {instancePath:instancePath+"/imageAlt",parentData:data,parentDataProperty:"imageAlt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"title":"Products","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"featuresTitle":{"$ref":"#/$defs/text"},"featuresItems":{"type":"array","items":{"$ref":"#/$defs/item"}},"items":{"type":"array","items":{"$ref":"#/$defs/product"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema38 = {"title":"Product","type":"object","additionalProperties":false,"required":["title"],"properties":{"id":{"$ref":"#/$defs/id"},"title":{"$ref":"#/$defs/label"},"description":{"$ref":"#/$defs/richText"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"link":{"$ref":"#/$defs/url"},"linkText":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "title")) || (key0 === "description")) || (key0 === "image")) || (key0 === "imageAlt")) || (key0 === "link")) || (key0 === "linkText")) || (key0 === "unmapped"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate90(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : append(vErrors, validate90.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate57(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : append(vErrors, validate57.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate81(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : append(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate67(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : append(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.imageAlt !== undefined){
if(!(validate60(data.imageAlt, {instancePath:instancePath+"/imageAlt",parentData:data,parentDataProperty:"imageAlt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.link !== undefined){
if(!(validate62(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : append(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.linkText !== undefined){
if(!(validate60(data.linkText, {instancePath:instancePath+"/linkText",parentData:data,parentDataProperty:"linkText",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "description")) || (key0 === "featuresTitle")) || (key0 === "featuresItems")) || (key0 === "items")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate60(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate81(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : append(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.featuresTitle !== undefined){
if(!(validate60(data.featuresTitle, {instancePath:instancePath+"/featuresTitle",parentData:data,parentDataProperty:"featuresTitle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.featuresItems !== undefined){
let data3 = data.featuresItems;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate89(data3[i0], {instancePath:instancePath+"/featuresItems/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : append(vErrors, validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/featuresItems",schemaPath:"#/properties/featuresItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.items !== undefined){
let data5 = data.items;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate126(data5[i1], {instancePath:instancePath+"/items/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : append(vErrors, validate126.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema39 = {"title":"ItemList","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"items":{"type":"array","items":{"$ref":"#/$defs/item"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "description")) || (key0 === "items")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate60(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate81(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : append(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data2 = data.items;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate89(data2[i0], {instancePath:instancePath+"/items/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : append(vErrors, validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema40 = {"title":"Checklist","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"items":{"type":"array","items":{"$ref":"#/$defs/text"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "items")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate60(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate60(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema41 = {"title":"Process","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"steps":{"type":"array","items":{"$ref":"#/$defs/item"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "description")) || (key0 === "steps")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate60(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate81(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : append(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.steps !== undefined){
let data2 = data.steps;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate89(data2[i0], {instancePath:instancePath+"/steps/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : append(vErrors, validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema42 = {"title":"MedicareTeaser","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"benefits":{"type":"array","items":{"$ref":"#/$defs/text"}},"link":{"$ref":"#/$defs/url"},"linkText":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "title") || (key0 === "description")) || (key0 === "image")) || (key0 === "imageAlt")) || (key0 === "benefits")) || (key0 === "link")) || (key0 === "linkText")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate60(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate81(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : append(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate67(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : append(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.imageAlt !== undefined){
if(!(validate60(data.imageAlt, {instancePath:instancePath+"/imageAlt",parentData:data,parentDataProperty:"imageAlt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.benefits !== undefined){
let data4 = data.benefits;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate60(data4[i0], {instancePath:instancePath+"/benefits/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/benefits",schemaPath:"#/properties/benefits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.link !== undefined){
if(!(validate62(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : append(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.linkText !== undefined){
if(!(validate60(data.linkText, {instancePath:instancePath+"/linkText",parentData:data,parentDataProperty:"linkText",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema43 = {"title":"Testimonials","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"items":{"type":"array","items":{"$ref":"#/$defs/testimonial"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema44 = {"title":"Testimonial","type":"object","additionalProperties":false,"required":["quote","author"],"properties":{"id":{"$ref":"#/$defs/id"},"quote":{"$ref":"#/$defs/label"},"author":{"$ref":"#/$defs/label"},"position":{"$ref":"#/$defs/text"},"sample":{"description":"True if the testimonial is invented. `agency lint --production` rejects it.","type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.quote === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quote"},message:"must have required property '"+"quote"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.author === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "quote")) || (key0 === "author")) || (key0 === "position")) || (key0 === "sample")) || (key0 === "unmapped"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate90(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : append(vErrors, validate90.errors);
errors = vErrors.length;
}
}
if(data.quote !== undefined){
if(!(validate57(data.quote, {instancePath:instancePath+"/quote",parentData:data,parentDataProperty:"quote",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : append(vErrors, validate57.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
if(!(validate57(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : append(vErrors, validate57.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined){
if(!(validate60(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.sample !== undefined){
if(typeof data.sample !== "boolean"){
const err3 = {instancePath:instancePath+"/sample",schemaPath:"#/properties/sample/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "description")) || (key0 === "items")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate60(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate81(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : append(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data2 = data.items;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate171(data2[i0], {instancePath:instancePath+"/items/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : append(vErrors, validate171.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"title":"Banner","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"buttonText":{"$ref":"#/$defs/text"},"buttonUrl":{"$ref":"#/$defs/url"},"stats":{"type":"array","items":{"$ref":"#/$defs/stat"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "description")) || (key0 === "buttonText")) || (key0 === "buttonUrl")) || (key0 === "stats")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate60(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate81(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : append(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.buttonText !== undefined){
if(!(validate60(data.buttonText, {instancePath:instancePath+"/buttonText",parentData:data,parentDataProperty:"buttonText",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.buttonUrl !== undefined){
if(!(validate62(data.buttonUrl, {instancePath:instancePath+"/buttonUrl",parentData:data,parentDataProperty:"buttonUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : append(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.stats !== undefined){
let data4 = data.stats;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate106(data4[i0], {instancePath:instancePath+"/stats/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : append(vErrors, validate106.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/stats",schemaPath:"#/properties/stats/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema46 = {"title":"Trust","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"stats":{"type":"array","items":{"$ref":"#/$defs/stat"}},"bullets":{"type":"array","items":{"$ref":"#/$defs/text"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "stats")) || (key0 === "bullets")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate60(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.stats !== undefined){
let data1 = data.stats;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate106(data1[i0], {instancePath:instancePath+"/stats/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : append(vErrors, validate106.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/stats",schemaPath:"#/properties/stats/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.bullets !== undefined){
let data3 = data.bullets;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate60(data3[i1], {instancePath:instancePath+"/bullets/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/bullets",schemaPath:"#/properties/bullets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema47 = {"title":"TextBlock","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "description")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate60(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate81(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : append(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"title":"WhyChoose","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"features":{"type":"array","items":{"$ref":"#/$defs/item"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "description")) || (key0 === "features")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate60(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate81(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : append(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.features !== undefined){
let data2 = data.features;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate89(data2[i0], {instancePath:instancePath+"/features/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : append(vErrors, validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema49 = {"title":"Team","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"members":{"type":"array","items":{"$ref":"#/$defs/teamMember"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema50 = {"title":"TeamMember","type":"object","additionalProperties":false,"required":["name","title"],"properties":{"id":{"$ref":"#/$defs/id"},"name":{"$ref":"#/$defs/label"},"title":{"$ref":"#/$defs/label"},"bio":{"$ref":"#/$defs/text"},"image":{"$ref":"#/$defs/media"},"licenses":{"$ref":"#/$defs/text"},"linkedIn":{"$ref":"#/$defs/url"},"sample":{"description":"True if the person is invented. `agency lint --production` rejects it.","type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema50.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate90(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : append(vErrors, validate90.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate57(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : append(vErrors, validate57.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate57(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : append(vErrors, validate57.errors);
errors = vErrors.length;
}
}
if(data.bio !== undefined){
if(!(validate60(data.bio, {instancePath:instancePath+"/bio",parentData:data,parentDataProperty:"bio",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate67(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : append(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.licenses !== undefined){
if(!(validate60(data.licenses, {instancePath:instancePath+"/licenses",parentData:data,parentDataProperty:"licenses",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.linkedIn !== undefined){
if(!(validate62(data.linkedIn, {instancePath:instancePath+"/linkedIn",parentData:data,parentDataProperty:"linkedIn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : append(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.sample !== undefined){
if(typeof data.sample !== "boolean"){
const err3 = {instancePath:instancePath+"/sample",schemaPath:"#/properties/sample/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "description")) || (key0 === "members")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate60(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate81(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : append(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.members !== undefined){
let data2 = data.members;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate210(data2[i0], {instancePath:instancePath+"/members/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : append(vErrors, validate210.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema51 = {"title":"CallToAction","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"buttonText":{"$ref":"#/$defs/text"},"buttonUrl":{"$ref":"#/$defs/url"},"backgroundColor":{"$ref":"#/$defs/text"},"textColor":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "title") || (key0 === "description")) || (key0 === "buttonText")) || (key0 === "buttonUrl")) || (key0 === "backgroundColor")) || (key0 === "textColor")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate60(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate81(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : append(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.buttonText !== undefined){
if(!(validate60(data.buttonText, {instancePath:instancePath+"/buttonText",parentData:data,parentDataProperty:"buttonText",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.buttonUrl !== undefined){
if(!(validate62(data.buttonUrl, {instancePath:instancePath+"/buttonUrl",parentData:data,parentDataProperty:"buttonUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : append(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate60(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate60(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema52 = {"title":"OfficeInfo","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"address":{"$ref":"#/$defs/labeled"},"phone":{"$ref":"#/$defs/labeled"},"email":{"$ref":"#/$defs/labeled"},"hours":{"$ref":"#/$defs/labeled"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema53 = {"title":"LabeledValue","type":"object","additionalProperties":false,"required":["label","value"],"properties":{"label":{"$ref":"#/$defs/label"},"value":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "label") || (key0 === "value")) || (key0 === "unmapped"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
if(!(validate57(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : append(vErrors, validate57.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
if(!(validate60(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "title") || (key0 === "address")) || (key0 === "phone")) || (key0 === "email")) || (key0 === "hours")) || (key0 === "image")) || (key0 === "imageAlt")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate60(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validate233(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : append(vErrors, validate233.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validate233(data.phone, {instancePath:instancePath+"/phone",parentData:data,parentDataProperty:"phone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : append(vErrors, validate233.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate233(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : append(vErrors, validate233.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
if(!(validate233(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : append(vErrors, validate233.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate67(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : append(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.imageAlt !== undefined){
if(!(validate60(data.imageAlt, {instancePath:instancePath+"/imageAlt",parentData:data,parentDataProperty:"imageAlt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema54 = {"title":"Form","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"fields":{"type":"array","items":{"$ref":"#/$defs/formField"}},"submitButton":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema55 = {"title":"FormField","type":"object","additionalProperties":false,"required":["name","label"],"properties":{"name":{"enum":["firstName","lastName","email","phone","insuranceType","message"]},"label":{"$ref":"#/$defs/label"},"placeholder":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate248.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "label")) || (key0 === "placeholder")) || (key0 === "unmapped"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(!((((((data0 === "firstName") || (data0 === "lastName")) || (data0 === "email")) || (data0 === "phone")) || (data0 === "insuranceType")) || (data0 === "message"))){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema55.properties.name.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.label !== undefined){
if(!(validate57(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : append(vErrors, validate57.errors);
errors = vErrors.length;
}
}
if(data.placeholder !== undefined){
if(!(validate60(data.placeholder, {instancePath:instancePath+"/placeholder",parentData:data,parentDataProperty:"placeholder",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate248.errors = vErrors;
return errors === 0;
}
validate248.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate245.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "description")) || (key0 === "fields")) || (key0 === "submitButton")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate60(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate81(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : append(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.fields !== undefined){
let data2 = data.fields;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate248(data2[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate248.errors : append(vErrors, validate248.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.submitButton !== undefined){
if(!(validate60(data.submitButton, {instancePath:instancePath+"/submitButton",parentData:data,parentDataProperty:"submitButton",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema56 = {"title":"MapEmbed","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"src":{"$ref":"#/$defs/url"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate256.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "src")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate60(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.src !== undefined){
if(!(validate62(data.src, {instancePath:instancePath+"/src",parentData:data,parentDataProperty:"src",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : append(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate256.errors = vErrors;
return errors === 0;
}
validate256.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema57 = {"title":"Legal","type":"object","additionalProperties":false,"properties":{"effectiveDate":{"description":"The date as the page shows it: MM/DD/YYYY.","type":"string","pattern":"^\\d{2}/\\d{2}/\\d{4}$"},"sections":{"type":"array","items":{"$ref":"#/$defs/item"}},"notice":{"description":"The trademark notice at the end.","$ref":"#/$defs/richText"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const pattern7 = new RegExp("^\\d{2}/\\d{2}/\\d{4}$", "u");

function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate261.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "effectiveDate") || (key0 === "sections")) || (key0 === "notice")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.effectiveDate !== undefined){
let data0 = data.effectiveDate;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err1 = {instancePath:instancePath+"/effectiveDate",schemaPath:"#/properties/effectiveDate/pattern",keyword:"pattern",params:{pattern: "^\\d{2}/\\d{2}/\\d{4}$"},message:"must match pattern \""+"^\\d{2}/\\d{2}/\\d{4}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/effectiveDate",schemaPath:"#/properties/effectiveDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sections !== undefined){
let data1 = data.sections;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate89(data1[i0], {instancePath:instancePath+"/sections/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : append(vErrors, validate89.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.notice !== undefined){
if(!(validate81(data.notice, {instancePath:instancePath+"/notice",parentData:data,parentDataProperty:"notice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : append(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate261.errors = vErrors;
return errors === 0;
}
validate261.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema58 = {"title":"Faq","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"items":{"type":"array","items":{"$ref":"#/$defs/faqItem"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema59 = {"title":"FaqItem","type":"object","additionalProperties":false,"required":["question","answer"],"properties":{"id":{"$ref":"#/$defs/id"},"question":{"$ref":"#/$defs/label"},"answer":{"$ref":"#/$defs/richText"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.question === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.answer === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "question")) || (key0 === "answer")) || (key0 === "unmapped"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate90(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : append(vErrors, validate90.errors);
errors = vErrors.length;
}
}
if(data.question !== undefined){
if(!(validate57(data.question, {instancePath:instancePath+"/question",parentData:data,parentDataProperty:"question",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : append(vErrors, validate57.errors);
errors = vErrors.length;
}
}
if(data.answer !== undefined){
if(!(validate81(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : append(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate266.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "items")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate60(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate268(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : append(vErrors, validate268.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate266.errors = vErrors;
return errors === 0;
}
validate266.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.meta === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.hero === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hero"},message:"must have required property '"+"hero"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema22.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.meta !== undefined){
if(!(validate56(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : append(vErrors, validate56.errors);
errors = vErrors.length;
}
}
if(data.hero !== undefined){
if(!(validate77(data.hero, {instancePath:instancePath+"/hero",parentData:data,parentDataProperty:"hero",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : append(vErrors, validate77.errors);
errors = vErrors.length;
}
}
if(data.stats !== undefined){
if(!(validate104(data.stats, {instancePath:instancePath+"/stats",parentData:data,parentDataProperty:"stats",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : append(vErrors, validate104.errors);
errors = vErrors.length;
}
}
if(data.about !== undefined){
if(!(validate114(data.about, {instancePath:instancePath+"/about",parentData:data,parentDataProperty:"about",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : append(vErrors, validate114.errors);
errors = vErrors.length;
}
}
if(data.products !== undefined){
if(!(validate121(data.products, {instancePath:instancePath+"/products",parentData:data,parentDataProperty:"products",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : append(vErrors, validate121.errors);
errors = vErrors.length;
}
}
if(data.features !== undefined){
if(!(validate138(data.features, {instancePath:instancePath+"/features",parentData:data,parentDataProperty:"features",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : append(vErrors, validate138.errors);
errors = vErrors.length;
}
}
if(data.coverage !== undefined){
if(!(validate138(data.coverage, {instancePath:instancePath+"/coverage",parentData:data,parentDataProperty:"coverage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : append(vErrors, validate138.errors);
errors = vErrors.length;
}
}
if(data.services !== undefined){
if(!(validate138(data.services, {instancePath:instancePath+"/services",parentData:data,parentDataProperty:"services",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : append(vErrors, validate138.errors);
errors = vErrors.length;
}
}
if(data.benefits !== undefined){
if(!(validate138(data.benefits, {instancePath:instancePath+"/benefits",parentData:data,parentDataProperty:"benefits",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : append(vErrors, validate138.errors);
errors = vErrors.length;
}
}
if(data.checklist !== undefined){
if(!(validate147(data.checklist, {instancePath:instancePath+"/checklist",parentData:data,parentDataProperty:"checklist",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : append(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.medicareProcess !== undefined){
if(!(validate152(data.medicareProcess, {instancePath:instancePath+"/medicareProcess",parentData:data,parentDataProperty:"medicareProcess",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : append(vErrors, validate152.errors);
errors = vErrors.length;
}
}
if(data.medicare !== undefined){
if(!(validate158(data.medicare, {instancePath:instancePath+"/medicare",parentData:data,parentDataProperty:"medicare",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : append(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.testimonials !== undefined){
if(!(validate168(data.testimonials, {instancePath:instancePath+"/testimonials",parentData:data,parentDataProperty:"testimonials",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : append(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.banner !== undefined){
if(!(validate180(data.banner, {instancePath:instancePath+"/banner",parentData:data,parentDataProperty:"banner",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : append(vErrors, validate180.errors);
errors = vErrors.length;
}
}
if(data.trust !== undefined){
if(!(validate188(data.trust, {instancePath:instancePath+"/trust",parentData:data,parentDataProperty:"trust",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate188.errors : append(vErrors, validate188.errors);
errors = vErrors.length;
}
}
if(data.philosophy !== undefined){
if(!(validate194(data.philosophy, {instancePath:instancePath+"/philosophy",parentData:data,parentDataProperty:"philosophy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate194.errors : append(vErrors, validate194.errors);
errors = vErrors.length;
}
}
if(data.specialty !== undefined){
if(!(validate138(data.specialty, {instancePath:instancePath+"/specialty",parentData:data,parentDataProperty:"specialty",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : append(vErrors, validate138.errors);
errors = vErrors.length;
}
}
if(data.whyChoose !== undefined){
if(!(validate200(data.whyChoose, {instancePath:instancePath+"/whyChoose",parentData:data,parentDataProperty:"whyChoose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : append(vErrors, validate200.errors);
errors = vErrors.length;
}
}
if(data.serviceAreas !== undefined){
if(!(validate138(data.serviceAreas, {instancePath:instancePath+"/serviceAreas",parentData:data,parentDataProperty:"serviceAreas",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : append(vErrors, validate138.errors);
errors = vErrors.length;
}
}
if(data.team !== undefined){
if(!(validate207(data.team, {instancePath:instancePath+"/team",parentData:data,parentDataProperty:"team",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : append(vErrors, validate207.errors);
errors = vErrors.length;
}
}
if(data.spotlight !== undefined){
if(!(validate222(data.spotlight, {instancePath:instancePath+"/spotlight",parentData:data,parentDataProperty:"spotlight",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : append(vErrors, validate222.errors);
errors = vErrors.length;
}
}
if(data.officeInfo !== undefined){
if(!(validate231(data.officeInfo, {instancePath:instancePath+"/officeInfo",parentData:data,parentDataProperty:"officeInfo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : append(vErrors, validate231.errors);
errors = vErrors.length;
}
}
if(data.form !== undefined){
if(!(validate245(data.form, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : append(vErrors, validate245.errors);
errors = vErrors.length;
}
}
if(data.mapEmbed !== undefined){
if(!(validate256(data.mapEmbed, {instancePath:instancePath+"/mapEmbed",parentData:data,parentDataProperty:"mapEmbed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate256.errors : append(vErrors, validate256.errors);
errors = vErrors.length;
}
}
if(data.legal !== undefined){
if(!(validate261(data.legal, {instancePath:instancePath+"/legal",parentData:data,parentDataProperty:"legal",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : append(vErrors, validate261.errors);
errors = vErrors.length;
}
}
if(data.faq !== undefined){
if(!(validate266(data.faq, {instancePath:instancePath+"/faq",parentData:data,parentDataProperty:"faq",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate266.errors : append(vErrors, validate266.errors);
errors = vErrors.length;
}
}
if(data.related !== undefined){
if(!(validate138(data.related, {instancePath:instancePath+"/related",parentData:data,parentDataProperty:"related",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : append(vErrors, validate138.errors);
errors = vErrors.length;
}
}
if(data.cta !== undefined){
if(!(validate222(data.cta, {instancePath:instancePath+"/cta",parentData:data,parentDataProperty:"cta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : append(vErrors, validate222.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate71(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateSiteContent = validate380;
const schema62 = {"title":"Site","type":"object","additionalProperties":false,"required":["name","phone","email","address"],"properties":{"name":{"$ref":"#/$defs/label"},"sample":{"description":"True if the agency is invented. `agency lint --production` rejects it.","type":"boolean"},"tagline":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/text"},"url":{"$ref":"#/$defs/url"},"foundedYear":{"type":"integer","minimum":1800,"maximum":2100},"phone":{"$ref":"#/$defs/label"},"email":{"$ref":"#/$defs/label"},"address":{"$ref":"#/$defs/address"},"region":{"description":"The ISO 3166-2 code for the geo.region meta tag.","$ref":"#/$defs/text"},"priceRange":{"description":"The schema.org priceRange for search engines. Example: Quotes are free","$ref":"#/$defs/text"},"hours":{"$ref":"#/$defs/hours"},"social":{"type":"array","items":{"$ref":"#/$defs/link"}},"licensedStates":{"type":"array","uniqueItems":true,"items":{"type":"string","pattern":"^[A-Z]{2}$"}},"navigation":{"type":"array","items":{"$ref":"#/$defs/link"}},"footer":{"$ref":"#/$defs/footer"},"claims":{"type":"array","items":{"$ref":"#/$defs/claim"}},"carriers":{"type":"array","items":{"$ref":"#/$defs/carrier"}},"medicare":{"$ref":"#/$defs/medicareFacts"},"redirects":{"$ref":"#/$defs/redirects"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema63 = {"type":"string","minLength":1,"maxLength":262144};

function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate312.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(data.length > 262144){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 262144},message:"must NOT have more than 262144 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate312.errors = vErrors;
return errors === 0;
}
validate312.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema64 = {"type":"string","maxLength":262144};

function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate314.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(data.length > 262144){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 262144},message:"must NOT have more than 262144 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate314.errors = vErrors;
return errors === 0;
}
validate314.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema65 = {"type":"string","pattern":"^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"};

function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate317.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern5.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"},message:"must match pattern \""+"^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate317.errors = vErrors;
return errors === 0;
}
validate317.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema66 = {"title":"Address","type":"object","additionalProperties":false,"required":["street","city","state","zip"],"properties":{"street":{"$ref":"#/$defs/label"},"city":{"$ref":"#/$defs/label"},"state":{"$ref":"#/$defs/label"},"zip":{"$ref":"#/$defs/label"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema67 = {"description":"Unknown fields of an import, kept unchanged and restored by an export.","type":"object"};

function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate326.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate326.errors = vErrors;
return errors === 0;
}
validate326.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate321.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.street === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "street"},message:"must have required property '"+"street"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.city === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.state === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.zip === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "zip"},message:"must have required property '"+"zip"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "street") || (key0 === "city")) || (key0 === "state")) || (key0 === "zip")) || (key0 === "unmapped"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.street !== undefined){
if(!(validate312(data.street, {instancePath:instancePath+"/street",parentData:data,parentDataProperty:"street",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : append(vErrors, validate312.errors);
errors = vErrors.length;
}
}
if(data.city !== undefined){
if(!(validate312(data.city, {instancePath:instancePath+"/city",parentData:data,parentDataProperty:"city",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : append(vErrors, validate312.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate312(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : append(vErrors, validate312.errors);
errors = vErrors.length;
}
}
if(data.zip !== undefined){
if(!(validate312(data.zip, {instancePath:instancePath+"/zip",parentData:data,parentDataProperty:"zip",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : append(vErrors, validate312.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate326(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate326.errors : append(vErrors, validate326.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate321.errors = vErrors;
return errors === 0;
}
validate321.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema68 = {"title":"Hours","type":"object","additionalProperties":false,"properties":{"display":{"description":"The hours as pages show them.","$ref":"#/$defs/text"},"weekend":{"$ref":"#/$defs/text"},"structured":{"description":"The hours in the schema.org openingHours format, for search engines.","$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate331.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "display") || (key0 === "weekend")) || (key0 === "structured")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.display !== undefined){
if(!(validate314(data.display, {instancePath:instancePath+"/display",parentData:data,parentDataProperty:"display",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : append(vErrors, validate314.errors);
errors = vErrors.length;
}
}
if(data.weekend !== undefined){
if(!(validate314(data.weekend, {instancePath:instancePath+"/weekend",parentData:data,parentDataProperty:"weekend",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : append(vErrors, validate314.errors);
errors = vErrors.length;
}
}
if(data.structured !== undefined){
if(!(validate314(data.structured, {instancePath:instancePath+"/structured",parentData:data,parentDataProperty:"structured",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : append(vErrors, validate314.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate326(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate326.errors : append(vErrors, validate326.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate331.errors = vErrors;
return errors === 0;
}
validate331.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema69 = {"title":"SiteLink","type":"object","additionalProperties":false,"required":["title","url"],"properties":{"id":{"$ref":"#/$defs/id"},"title":{"$ref":"#/$defs/label"},"url":{"$ref":"#/$defs/url"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema70 = {"type":["string","integer"]};

function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate338.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema70.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate338.errors = vErrors;
return errors === 0;
}
validate338.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate337.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "title")) || (key0 === "url")) || (key0 === "unmapped"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate338(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : append(vErrors, validate338.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate312(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : append(vErrors, validate312.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate317(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate317.errors : append(vErrors, validate317.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate326(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate326.errors : append(vErrors, validate326.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate337.errors = vErrors;
return errors === 0;
}
validate337.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema71 = {"title":"Footer","type":"object","additionalProperties":false,"properties":{"blurb":{"$ref":"#/$defs/text"},"insurance":{"type":"array","items":{"$ref":"#/$defs/link"}},"links":{"type":"array","items":{"$ref":"#/$defs/link"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate345.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "blurb") || (key0 === "insurance")) || (key0 === "links")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.blurb !== undefined){
if(!(validate314(data.blurb, {instancePath:instancePath+"/blurb",parentData:data,parentDataProperty:"blurb",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : append(vErrors, validate314.errors);
errors = vErrors.length;
}
}
if(data.insurance !== undefined){
let data1 = data.insurance;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate337(data1[i0], {instancePath:instancePath+"/insurance/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : append(vErrors, validate337.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/insurance",schemaPath:"#/properties/insurance/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.links !== undefined){
let data3 = data.links;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate337(data3[i1], {instancePath:instancePath+"/links/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : append(vErrors, validate337.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.unmapped !== undefined){
if(!(validate326(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate326.errors : append(vErrors, validate326.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate345.errors = vErrors;
return errors === 0;
}
validate345.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema72 = {"title":"Claim","description":"An advertising claim, such as a number of carriers, with each wording in use and the pages that have it.","type":"object","additionalProperties":false,"required":["id","label","readings"],"properties":{"id":{"$ref":"#/$defs/label"},"label":{"$ref":"#/$defs/label"},"readings":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/reading"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema73 = {"title":"Reading","type":"object","additionalProperties":false,"required":["value","pages"],"properties":{"value":{"$ref":"#/$defs/label"},"pages":{"type":"array","items":{"$ref":"#/$defs/label"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate354.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pages === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pages"},message:"must have required property '"+"pages"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "value") || (key0 === "pages")) || (key0 === "unmapped"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.value !== undefined){
if(!(validate312(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : append(vErrors, validate312.errors);
errors = vErrors.length;
}
}
if(data.pages !== undefined){
let data1 = data.pages;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate312(data1[i0], {instancePath:instancePath+"/pages/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : append(vErrors, validate312.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.unmapped !== undefined){
if(!(validate326(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate326.errors : append(vErrors, validate326.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate354.errors = vErrors;
return errors === 0;
}
validate354.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate351.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.readings === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "readings"},message:"must have required property '"+"readings"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "label")) || (key0 === "readings")) || (key0 === "unmapped"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate312(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : append(vErrors, validate312.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate312(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : append(vErrors, validate312.errors);
errors = vErrors.length;
}
}
if(data.readings !== undefined){
let data2 = data.readings;
if(Array.isArray(data2)){
if(data2.length < 1){
const err4 = {instancePath:instancePath+"/readings",schemaPath:"#/properties/readings/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate354(data2[i0], {instancePath:instancePath+"/readings/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate354.errors : append(vErrors, validate354.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/readings",schemaPath:"#/properties/readings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.unmapped !== undefined){
if(!(validate326(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate326.errors : append(vErrors, validate326.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate351.errors = vErrors;
return errors === 0;
}
validate351.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema74 = {"title":"Carrier","description":"An insurance carrier and its claims phone line, for hours when the office is closed.","type":"object","additionalProperties":false,"required":["name","phone"],"properties":{"name":{"$ref":"#/$defs/label"},"phone":{"$ref":"#/$defs/label"},"url":{"$ref":"#/$defs/url"},"lines":{"$ref":"#/$defs/text"},"sample":{"description":"True if the carrier is invented. `agency lint --production` rejects it.","type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate361.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.phone === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "phone")) || (key0 === "url")) || (key0 === "lines")) || (key0 === "sample")) || (key0 === "unmapped"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate312(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : append(vErrors, validate312.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validate312(data.phone, {instancePath:instancePath+"/phone",parentData:data,parentDataProperty:"phone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : append(vErrors, validate312.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate317(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate317.errors : append(vErrors, validate317.errors);
errors = vErrors.length;
}
}
if(data.lines !== undefined){
if(!(validate314(data.lines, {instancePath:instancePath+"/lines",parentData:data,parentDataProperty:"lines",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : append(vErrors, validate314.errors);
errors = vErrors.length;
}
}
if(data.sample !== undefined){
if(typeof data.sample !== "boolean"){
const err3 = {instancePath:instancePath+"/sample",schemaPath:"#/properties/sample/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.unmapped !== undefined){
if(!(validate326(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate326.errors : append(vErrors, validate326.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate361.errors = vErrors;
return errors === 0;
}
validate361.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema75 = {"title":"MedicareFacts","description":"The parts of the Medicare third-party marketing disclaimer (42 CFR 422.2267(e)(41)). In `disclaimer`, {organizations} and {products} are placeholders for the counts.","type":"object","additionalProperties":false,"properties":{"organizations":{"type":"integer","minimum":1},"products":{"type":"integer","minimum":1},"disclaimer":{"$ref":"#/$defs/text"},"nonAffiliation":{"$ref":"#/$defs/text"},"source":{"$ref":"#/$defs/text"},"sample":{"type":"boolean","description":"True if the counts are invented. `agency lint --production` rejects them."},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate368.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "organizations") || (key0 === "products")) || (key0 === "disclaimer")) || (key0 === "nonAffiliation")) || (key0 === "source")) || (key0 === "sample")) || (key0 === "unmapped"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.organizations !== undefined){
let data0 = data.organizations;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.products !== undefined){
let data1 = data.products;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/products",schemaPath:"#/properties/products/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/products",schemaPath:"#/properties/products/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.disclaimer !== undefined){
if(!(validate314(data.disclaimer, {instancePath:instancePath+"/disclaimer",parentData:data,parentDataProperty:"disclaimer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : append(vErrors, validate314.errors);
errors = vErrors.length;
}
}
if(data.nonAffiliation !== undefined){
if(!(validate314(data.nonAffiliation, {instancePath:instancePath+"/nonAffiliation",parentData:data,parentDataProperty:"nonAffiliation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : append(vErrors, validate314.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(validate314(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : append(vErrors, validate314.errors);
errors = vErrors.length;
}
}
if(data.sample !== undefined){
if(typeof data.sample !== "boolean"){
const err5 = {instancePath:instancePath+"/sample",schemaPath:"#/properties/sample/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.unmapped !== undefined){
if(!(validate326(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate326.errors : append(vErrors, validate326.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate368.errors = vErrors;
return errors === 0;
}
validate368.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema76 = {"title":"Redirects","description":"The paths of retired and moved pages, each with the path or URL that it leads to, or `gone`. `agency retire` and `agency move` add them. A stored page wins over a redirect from its path.","type":"object","propertyNames":{"maxLength":2048,"pattern":"^(?!/(?:404|admin|api|healthz|readyz)(?:/|$))(?:/[a-z0-9_~-][a-z0-9._~-]*)+(?<!\\.html|/index)$"},"additionalProperties":{"$ref":"#/$defs/redirectTarget"}};
const pattern10 = new RegExp("^(?!/(?:404|admin|api|healthz|readyz)(?:/|$))(?:/[a-z0-9_~-][a-z0-9._~-]*)+(?<!\\.html|/index)$", "u");
const schema77 = {"type":"string","maxLength":2048,"pattern":"^(?:gone|/(?!/)[\\w.~!$&'()+,;=:@%/?#-]*|https://[\\w.~!$&'()+,;=:@%/?#-]+)$"};
const pattern11 = new RegExp("^(?:gone|/(?!/)[\\w.~!$&'()+,;=:@%/?#-]*|https://[\\w.~!$&'()+,;=:@%/?#-]+)$", "u");

function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate375.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(data.length > 2048){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern11.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:gone|/(?!/)[\\w.~!$&'()+,;=:@%/?#-]*|https://[\\w.~!$&'()+,;=:@%/?#-]+)$"},message:"must match pattern \""+"^(?:gone|/(?!/)[\\w.~!$&'()+,;=:@%/?#-]*|https://[\\w.~!$&'()+,;=:@%/?#-]+)$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate375.errors = vErrors;
return errors === 0;
}
validate375.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate374.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(key0.length > 2048){
const err0 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern10.test(key0)){
const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?!/(?:404|admin|api|healthz|readyz)(?:/|$))(?:/[a-z0-9_~-][a-z0-9._~-]*)+(?<!\\.html|/index)$"},message:"must match pattern \""+"^(?!/(?:404|admin|api|healthz|readyz)(?:/|$))(?:/[a-z0-9_~-][a-z0-9._~-]*)+(?<!\\.html|/index)$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
for(const key1 in data){
if(!(validate375(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate375.errors : append(vErrors, validate375.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate374.errors = vErrors;
return errors === 0;
}
validate374.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern9 = new RegExp("^[A-Z]{2}$", "u");

function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate380.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.phone === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.address === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema62.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate312(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : append(vErrors, validate312.errors);
errors = vErrors.length;
}
}
if(data.sample !== undefined){
if(typeof data.sample !== "boolean"){
const err5 = {instancePath:instancePath+"/sample",schemaPath:"#/properties/sample/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.tagline !== undefined){
if(!(validate314(data.tagline, {instancePath:instancePath+"/tagline",parentData:data,parentDataProperty:"tagline",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : append(vErrors, validate314.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate314(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : append(vErrors, validate314.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate317(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate317.errors : append(vErrors, validate317.errors);
errors = vErrors.length;
}
}
if(data.foundedYear !== undefined){
let data5 = data.foundedYear;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/foundedYear",schemaPath:"#/properties/foundedYear/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2100 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/foundedYear",schemaPath:"#/properties/foundedYear/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5 < 1800 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/foundedYear",schemaPath:"#/properties/foundedYear/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1800},message:"must be >= 1800"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.phone !== undefined){
if(!(validate312(data.phone, {instancePath:instancePath+"/phone",parentData:data,parentDataProperty:"phone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : append(vErrors, validate312.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate312(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : append(vErrors, validate312.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validate321(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : append(vErrors, validate321.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
if(!(validate314(data.region, {instancePath:instancePath+"/region",parentData:data,parentDataProperty:"region",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : append(vErrors, validate314.errors);
errors = vErrors.length;
}
}
if(data.priceRange !== undefined){
if(!(validate314(data.priceRange, {instancePath:instancePath+"/priceRange",parentData:data,parentDataProperty:"priceRange",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : append(vErrors, validate314.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
if(!(validate331(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : append(vErrors, validate331.errors);
errors = vErrors.length;
}
}
if(data.social !== undefined){
let data12 = data.social;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(!(validate337(data12[i0], {instancePath:instancePath+"/social/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : append(vErrors, validate337.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/social",schemaPath:"#/properties/social/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.licensedStates !== undefined){
let data14 = data.licensedStates;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(typeof data15 === "string"){
if(!pattern9.test(data15)){
const err10 = {instancePath:instancePath+"/licensedStates/" + i1,schemaPath:"#/properties/licensedStates/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/licensedStates/" + i1,schemaPath:"#/properties/licensedStates/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let i2 = data14.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data14[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err12 = {instancePath:instancePath+"/licensedStates",schemaPath:"#/properties/licensedStates/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err13 = {instancePath:instancePath+"/licensedStates",schemaPath:"#/properties/licensedStates/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.navigation !== undefined){
let data16 = data.navigation;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i3=0; i3<len2; i3++){
if(!(validate337(data16[i3], {instancePath:instancePath+"/navigation/" + i3,parentData:data16,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : append(vErrors, validate337.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.footer !== undefined){
if(!(validate345(data.footer, {instancePath:instancePath+"/footer",parentData:data,parentDataProperty:"footer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate345.errors : append(vErrors, validate345.errors);
errors = vErrors.length;
}
}
if(data.claims !== undefined){
let data19 = data.claims;
if(Array.isArray(data19)){
const len3 = data19.length;
for(let i4=0; i4<len3; i4++){
if(!(validate351(data19[i4], {instancePath:instancePath+"/claims/" + i4,parentData:data19,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate351.errors : append(vErrors, validate351.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.carriers !== undefined){
let data21 = data.carriers;
if(Array.isArray(data21)){
const len4 = data21.length;
for(let i5=0; i5<len4; i5++){
if(!(validate361(data21[i5], {instancePath:instancePath+"/carriers/" + i5,parentData:data21,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate361.errors : append(vErrors, validate361.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/carriers",schemaPath:"#/properties/carriers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.medicare !== undefined){
if(!(validate368(data.medicare, {instancePath:instancePath+"/medicare",parentData:data,parentDataProperty:"medicare",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate368.errors : append(vErrors, validate368.errors);
errors = vErrors.length;
}
}
if(data.redirects !== undefined){
if(!(validate374(data.redirects, {instancePath:instancePath+"/redirects",parentData:data,parentDataProperty:"redirects",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate374.errors : append(vErrors, validate374.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate326(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate326.errors : append(vErrors, validate326.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate380.errors = vErrors;
return errors === 0;
}
validate380.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function append(errors, more) {
  for (const error of more) errors.push(error);
  return errors;
}
