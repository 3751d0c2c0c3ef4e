// Generated from the schemas by `agency schema --write`. Do not edit.
import { formats } from "../values/value-formats.ts";
"use strict";
export const validatePageFrame = validate20;
const schema31 = {"$id":"https://agency.example.com/schemas/page-frame.schema.json","type":"object","required":["page","content"],"additionalProperties":false,"properties":{"$schema":{"type":"string"},"page":{"type":"string","pattern":"^(?:home|about|commercial|farm|personal|medicare|contact|claims|privacy|terms|accessibility|(?:commercial|farm|personal)/(?=[a-z0-9-]{1,80}$)(?!(?:index|con|prn|aux|nul|com[0-9]|lpt[0-9])$)[a-z0-9]+(?:-[a-z0-9]+)*)$"},"version":{"type":"integer","minimum":0},"content":{"type":"object"}}};
const pattern4 = new RegExp("^(?:home|about|commercial|farm|personal|medicare|contact|claims|privacy|terms|accessibility|(?:commercial|farm|personal)/(?=[a-z0-9-]{1,80}$)(?!(?:index|con|prn|aux|nul|com[0-9]|lpt[0-9])$)[a-z0-9]+(?:-[a-z0-9]+)*)$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://agency.example.com/schemas/page-frame.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "page"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.content === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "$schema") || (key0 === "page")) || (key0 === "version")) || (key0 === "content"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err3 = {instancePath:instancePath+"/$schema",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.page !== undefined){
let data1 = data.page;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err4 = {instancePath:instancePath+"/page",keyword:"pattern",params:{pattern: "^(?:home|about|commercial|farm|personal|medicare|contact|claims|privacy|terms|accessibility|(?:commercial|farm|personal)/(?=[a-z0-9-]{1,80}$)(?!(?:index|con|prn|aux|nul|com[0-9]|lpt[0-9])$)[a-z0-9]+(?:-[a-z0-9]+)*)$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/page",keyword:"type",params:{type: "string"}};
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
const err6 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
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
const err7 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err8 = {instancePath:instancePath+"/content",keyword:"type",params:{type: "object"}};
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
const err9 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

export const validateSiteFrame = validate21;
const schema32 = {"$id":"https://agency.example.com/schemas/site-frame.schema.json","type":"object","required":["page","content"],"additionalProperties":false,"properties":{"$schema":{"type":"string"},"page":{"const":"site"},"version":{"type":"integer","minimum":0},"content":{"type":"object"}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://agency.example.com/schemas/site-frame.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "page"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.content === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "$schema") || (key0 === "page")) || (key0 === "version")) || (key0 === "content"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err3 = {instancePath:instancePath+"/$schema",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.page !== undefined){
if("site" !== data.page){
const err4 = {instancePath:instancePath+"/page",keyword:"const",params:{allowedValue: "site"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.content !== undefined){
let data3 = data.content;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err7 = {instancePath:instancePath+"/content",keyword:"type",params:{type: "object"}};
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
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export const validatePageContent = validate114;
const schema34 = {"title":"PageContent","type":"object","additionalProperties":false,"required":["meta","hero"],"properties":{"meta":{"$ref":"#/$defs/meta"},"hero":{"$ref":"#/$defs/hero"},"stats":{"$ref":"#/$defs/stats"},"about":{"$ref":"#/$defs/about"},"summary":{"$ref":"#/$defs/itemList"},"products":{"$ref":"#/$defs/products"},"features":{"$ref":"#/$defs/itemList"},"coverage":{"$ref":"#/$defs/itemList"},"services":{"$ref":"#/$defs/itemList"},"benefits":{"$ref":"#/$defs/itemList"},"checklist":{"$ref":"#/$defs/checklist"},"bring":{"$ref":"#/$defs/checklist"},"medicareDates":{"$ref":"#/$defs/tool"},"deductible":{"$ref":"#/$defs/tool"},"medicareProcess":{"$ref":"#/$defs/process"},"medicare":{"$ref":"#/$defs/medicareTeaser"},"testimonials":{"$ref":"#/$defs/testimonials"},"banner":{"$ref":"#/$defs/banner"},"trust":{"$ref":"#/$defs/trust"},"philosophy":{"$ref":"#/$defs/textBlock"},"specialty":{"$ref":"#/$defs/itemList"},"whyChoose":{"$ref":"#/$defs/whyChoose"},"serviceAreas":{"$ref":"#/$defs/itemList"},"team":{"$ref":"#/$defs/team"},"spotlight":{"$ref":"#/$defs/callToAction"},"officeInfo":{"$ref":"#/$defs/officeInfo"},"form":{"$ref":"#/$defs/form"},"mapEmbed":{"$ref":"#/$defs/mapEmbed"},"legal":{"$ref":"#/$defs/legal"},"faq":{"$ref":"#/$defs/faq"},"related":{"$ref":"#/$defs/itemList"},"cta":{"$ref":"#/$defs/callToAction"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema46 = {"type":"object"};
const func1 = Object.prototype.hasOwnProperty;
const schema35 = {"title":"Meta","type":"object","additionalProperties":false,"required":["title","description"],"properties":{"title":{"$ref":"#/$defs/label"},"description":{"$ref":"#/$defs/label"},"keywords":{"$ref":"#/$defs/text"},"canonical":{"$ref":"#/$defs/url"},"og":{"$ref":"#/$defs/share"},"twitter":{"$ref":"#/$defs/share"},"noIndex":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema36 = {"type":"string","minLength":1,"maxLength":262144};
const schema38 = {"type":"string","maxLength":262144};
const schema39 = {"type":"string","pattern":"^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)","format":"link"};
const formats0 = formats.link;
const pattern6 = new RegExp("^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)", "u");
const schema40 = {"title":"Share","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/text"},"image":{"$ref":"#/$defs/media"},"type":{"$ref":"#/$defs/text"},"card":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema43 = {"type":"string","pattern":"^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"};
const pattern7 = new RegExp("^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "description")) || (key0 === "image")) || (key0 === "type")) || (key0 === "card")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
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
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err3 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.image !== undefined){
let data2 = data.image;
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
const err5 = {instancePath:instancePath+"/image",keyword:"pattern",params:{pattern: "^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"}};
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
const err6 = {instancePath:instancePath+"/image",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(typeof data3 === "string"){
if(data3.length > 262144){
const err7 = {instancePath:instancePath+"/type",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.card !== undefined){
let data4 = data.card;
if(typeof data4 === "string"){
if(data4.length > 262144){
const err9 = {instancePath:instancePath+"/card",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/card",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data5 = data.unmapped;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err11 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.description === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "description"}};
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
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err3 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err6 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/description",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.keywords !== undefined){
let data2 = data.keywords;
if(typeof data2 === "string"){
if(data2.length > 262144){
const err9 = {instancePath:instancePath+"/keywords",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/keywords",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.canonical !== undefined){
let data3 = data.canonical;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
const err11 = {instancePath:instancePath+"/canonical",keyword:"pattern",params:{pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats0(data3))){
const err12 = {instancePath:instancePath+"/canonical",keyword:"format",params:{format: "link"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/canonical",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.og !== undefined){
if(!(validate25(data.og, {instancePath:instancePath+"/og",parentData:data,parentDataProperty:"og",rootData}))){
vErrors = vErrors === null ? validate25.errors : append(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.twitter !== undefined){
if(!(validate25(data.twitter, {instancePath:instancePath+"/twitter",parentData:data,parentDataProperty:"twitter",rootData}))){
vErrors = vErrors === null ? validate25.errors : append(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.noIndex !== undefined){
if(typeof data.noIndex !== "boolean"){
const err14 = {instancePath:instancePath+"/noIndex",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data7 = data.unmapped;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err15 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema48 = {"title":"Hero","type":"object","additionalProperties":false,"required":["title"],"properties":{"badge":{"$ref":"#/$defs/text"},"title":{"$ref":"#/$defs/label"},"subtitle":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"ctaText":{"$ref":"#/$defs/text"},"ctaUrl":{"$ref":"#/$defs/url"},"backgroundColor":{"$ref":"#/$defs/text"},"textColor":{"$ref":"#/$defs/text"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"tiles":{"type":"array","items":{"$ref":"#/$defs/item"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema52 = {"type":"string","maxLength":262144,"html":true};
const schema59 = {"title":"Item","type":"object","additionalProperties":false,"required":["title"],"properties":{"id":{"$ref":"#/$defs/id"},"title":{"$ref":"#/$defs/label"},"description":{"$ref":"#/$defs/richText"},"icon":{"$ref":"#/$defs/text"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"bullets":{"type":"array","items":{"$ref":"#/$defs/text"}},"url":{"$ref":"#/$defs/url"},"linkText":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema60 = {"type":["string","integer"]};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema59.properties, key0))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err2 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema60.type}};
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
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err3 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(data2.length > 262144){
const err6 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
if(typeof data3 === "string"){
if(data3.length > 262144){
const err8 = {instancePath:instancePath+"/icon",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/icon",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(typeof data4 === "string"){
if(!pattern7.test(data4)){
const err10 = {instancePath:instancePath+"/image",keyword:"pattern",params:{pattern: "^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"}};
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
const err11 = {instancePath:instancePath+"/image",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.imageAlt !== undefined){
let data5 = data.imageAlt;
if(typeof data5 === "string"){
if(data5.length > 262144){
const err12 = {instancePath:instancePath+"/imageAlt",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/imageAlt",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.bullets !== undefined){
let data6 = data.bullets;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(data7.length > 262144){
const err14 = {instancePath:instancePath+"/bullets/" + i0,keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/bullets/" + i0,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/bullets",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.url !== undefined){
let data8 = data.url;
if(typeof data8 === "string"){
if(!pattern6.test(data8)){
const err17 = {instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats0(data8))){
const err18 = {instancePath:instancePath+"/url",keyword:"format",params:{format: "link"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.linkText !== undefined){
let data9 = data.linkText;
if(typeof data9 === "string"){
if(data9.length > 262144){
const err20 = {instancePath:instancePath+"/linkText",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/linkText",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data10 = data.unmapped;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
const err22 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema48.properties, key0))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.badge;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err2 = {instancePath:instancePath+"/badge",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/badge",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err4 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.subtitle !== undefined){
let data2 = data.subtitle;
if(typeof data2 === "string"){
if(data2.length > 262144){
const err7 = {instancePath:instancePath+"/subtitle",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/subtitle",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(data3.length > 262144){
const err9 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.ctaText !== undefined){
let data4 = data.ctaText;
if(typeof data4 === "string"){
if(data4.length > 262144){
const err11 = {instancePath:instancePath+"/ctaText",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/ctaText",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.ctaUrl !== undefined){
let data5 = data.ctaUrl;
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
const err13 = {instancePath:instancePath+"/ctaUrl",keyword:"pattern",params:{pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats0(data5))){
const err14 = {instancePath:instancePath+"/ctaUrl",keyword:"format",params:{format: "link"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/ctaUrl",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.backgroundColor !== undefined){
let data6 = data.backgroundColor;
if(typeof data6 === "string"){
if(data6.length > 262144){
const err16 = {instancePath:instancePath+"/backgroundColor",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/backgroundColor",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.textColor !== undefined){
let data7 = data.textColor;
if(typeof data7 === "string"){
if(data7.length > 262144){
const err18 = {instancePath:instancePath+"/textColor",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/textColor",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.image !== undefined){
let data8 = data.image;
if(typeof data8 === "string"){
if(!pattern7.test(data8)){
const err20 = {instancePath:instancePath+"/image",keyword:"pattern",params:{pattern: "^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/image",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.imageAlt !== undefined){
let data9 = data.imageAlt;
if(typeof data9 === "string"){
if(data9.length > 262144){
const err22 = {instancePath:instancePath+"/imageAlt",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/imageAlt",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.tiles !== undefined){
let data10 = data.tiles;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate30(data10[i0], {instancePath:instancePath+"/tiles/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate30.errors : append(vErrors, validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/tiles",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data12 = data.unmapped;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err25 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

const schema71 = {"title":"Stats","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"items":{"type":"array","items":{"$ref":"#/$defs/stat"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema73 = {"title":"Stat","type":"object","additionalProperties":false,"required":["value","label"],"properties":{"value":{"$ref":"#/$defs/label"},"label":{"$ref":"#/$defs/label"},"note":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "label"}};
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
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.value;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err3 = {instancePath:instancePath+"/value",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/value",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/value",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err6 = {instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/label",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.note !== undefined){
let data2 = data.note;
if(typeof data2 === "string"){
if(data2.length > 262144){
const err9 = {instancePath:instancePath+"/note",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/note",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data3 = data.unmapped;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err11 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "items")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
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
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate34(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate34.errors : append(vErrors, validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}};
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
let data3 = data.unmapped;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err4 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
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
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

const schema79 = {"title":"About","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "description")) || (key0 === "image")) || (key0 === "imageAlt")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
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
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err3 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.image !== undefined){
let data2 = data.image;
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
const err5 = {instancePath:instancePath+"/image",keyword:"pattern",params:{pattern: "^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"}};
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
const err6 = {instancePath:instancePath+"/image",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.imageAlt !== undefined){
let data3 = data.imageAlt;
if(typeof data3 === "string"){
if(data3.length > 262144){
const err7 = {instancePath:instancePath+"/imageAlt",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/imageAlt",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data4 = data.unmapped;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err9 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
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
const err10 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

const schema85 = {"title":"ItemList","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"items":{"type":"array","items":{"$ref":"#/$defs/item"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "description")) || (key0 === "items")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
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
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err3 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.items !== undefined){
let data2 = data.items;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate30(data2[i0], {instancePath:instancePath+"/items/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate30.errors : append(vErrors, validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}};
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
let data4 = data.unmapped;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err6 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}

const schema89 = {"title":"Products","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"featuresTitle":{"$ref":"#/$defs/text"},"featuresItems":{"type":"array","items":{"$ref":"#/$defs/item"}},"items":{"type":"array","items":{"$ref":"#/$defs/product"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema93 = {"title":"Product","type":"object","additionalProperties":false,"required":["title"],"properties":{"id":{"$ref":"#/$defs/id"},"title":{"$ref":"#/$defs/label"},"description":{"$ref":"#/$defs/richText"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"link":{"$ref":"#/$defs/url"},"linkText":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "title"}};
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
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err2 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema60.type}};
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
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err3 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(data2.length > 262144){
const err6 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.image !== undefined){
let data3 = data.image;
if(typeof data3 === "string"){
if(!pattern7.test(data3)){
const err8 = {instancePath:instancePath+"/image",keyword:"pattern",params:{pattern: "^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/image",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.imageAlt !== undefined){
let data4 = data.imageAlt;
if(typeof data4 === "string"){
if(data4.length > 262144){
const err10 = {instancePath:instancePath+"/imageAlt",keyword:"maxLength",params:{limit: 262144}};
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
const err11 = {instancePath:instancePath+"/imageAlt",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.link !== undefined){
let data5 = data.link;
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
const err12 = {instancePath:instancePath+"/link",keyword:"pattern",params:{pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats0(data5))){
const err13 = {instancePath:instancePath+"/link",keyword:"format",params:{format: "link"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/link",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.linkText !== undefined){
let data6 = data.linkText;
if(typeof data6 === "string"){
if(data6.length > 262144){
const err15 = {instancePath:instancePath+"/linkText",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/linkText",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data7 = data.unmapped;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err17 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "description")) || (key0 === "featuresTitle")) || (key0 === "featuresItems")) || (key0 === "items")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
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
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err3 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.featuresTitle !== undefined){
let data2 = data.featuresTitle;
if(typeof data2 === "string"){
if(data2.length > 262144){
const err5 = {instancePath:instancePath+"/featuresTitle",keyword:"maxLength",params:{limit: 262144}};
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
const err6 = {instancePath:instancePath+"/featuresTitle",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.featuresItems !== undefined){
let data3 = data.featuresItems;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate30(data3[i0], {instancePath:instancePath+"/featuresItems/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate30.errors : append(vErrors, validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/featuresItems",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.items !== undefined){
let data5 = data.items;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate44(data5[i1], {instancePath:instancePath+"/items/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate44.errors : append(vErrors, validate44.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data7 = data.unmapped;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err9 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
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
const err10 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

const schema103 = {"title":"Checklist","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"items":{"type":"array","items":{"$ref":"#/$defs/text"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "items")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
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
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(data2.length > 262144){
const err3 = {instancePath:instancePath+"/items/" + i0,keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/items/" + i0,keyword:"type",params:{type: "string"}};
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
else {
const err5 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}};
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
let data3 = data.unmapped;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err6 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}

const schema107 = {"title":"Tool","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "description")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
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
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err3 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data2 = data.unmapped;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err5 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

const schema111 = {"title":"Process","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"steps":{"type":"array","items":{"$ref":"#/$defs/item"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "description")) || (key0 === "steps")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
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
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err3 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.steps !== undefined){
let data2 = data.steps;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate30(data2[i0], {instancePath:instancePath+"/steps/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate30.errors : append(vErrors, validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/steps",keyword:"type",params:{type: "array"}};
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
let data4 = data.unmapped;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err6 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

const schema115 = {"title":"MedicareTeaser","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"benefits":{"type":"array","items":{"$ref":"#/$defs/text"}},"link":{"$ref":"#/$defs/url"},"linkText":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "title") || (key0 === "description")) || (key0 === "image")) || (key0 === "imageAlt")) || (key0 === "benefits")) || (key0 === "link")) || (key0 === "linkText")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
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
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err3 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.image !== undefined){
let data2 = data.image;
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
const err5 = {instancePath:instancePath+"/image",keyword:"pattern",params:{pattern: "^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"}};
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
const err6 = {instancePath:instancePath+"/image",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.imageAlt !== undefined){
let data3 = data.imageAlt;
if(typeof data3 === "string"){
if(data3.length > 262144){
const err7 = {instancePath:instancePath+"/imageAlt",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/imageAlt",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.benefits !== undefined){
let data4 = data.benefits;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(data5.length > 262144){
const err9 = {instancePath:instancePath+"/benefits/" + i0,keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/benefits/" + i0,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/benefits",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.link !== undefined){
let data6 = data.link;
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
const err12 = {instancePath:instancePath+"/link",keyword:"pattern",params:{pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats0(data6))){
const err13 = {instancePath:instancePath+"/link",keyword:"format",params:{format: "link"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/link",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.linkText !== undefined){
let data7 = data.linkText;
if(typeof data7 === "string"){
if(data7.length > 262144){
const err15 = {instancePath:instancePath+"/linkText",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/linkText",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data8 = data.unmapped;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
const err17 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

const schema124 = {"title":"Testimonials","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"items":{"type":"array","items":{"$ref":"#/$defs/testimonial"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema127 = {"title":"Testimonial","type":"object","additionalProperties":false,"required":["quote","author"],"properties":{"id":{"$ref":"#/$defs/id"},"quote":{"$ref":"#/$defs/label"},"author":{"$ref":"#/$defs/label"},"position":{"$ref":"#/$defs/text"},"source":{"$ref":"#/$defs/text"},"permission":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$","format":"iso-date"},"sample":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const formats10 = formats["iso-date"];
const pattern17 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.quote === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "quote"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.author === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "author"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "quote")) || (key0 === "author")) || (key0 === "position")) || (key0 === "source")) || (key0 === "permission")) || (key0 === "sample")) || (key0 === "unmapped"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err3 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema60.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.quote !== undefined){
let data1 = data.quote;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err4 = {instancePath:instancePath+"/quote",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/quote",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/quote",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.author !== undefined){
let data2 = data.author;
if(typeof data2 === "string"){
if(data2.length > 262144){
const err7 = {instancePath:instancePath+"/author",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/author",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/author",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.position !== undefined){
let data3 = data.position;
if(typeof data3 === "string"){
if(data3.length > 262144){
const err10 = {instancePath:instancePath+"/position",keyword:"maxLength",params:{limit: 262144}};
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
const err11 = {instancePath:instancePath+"/position",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.source !== undefined){
let data4 = data.source;
if(typeof data4 === "string"){
if(data4.length > 262144){
const err12 = {instancePath:instancePath+"/source",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.permission !== undefined){
let data5 = data.permission;
if(typeof data5 === "string"){
if(!pattern17.test(data5)){
const err14 = {instancePath:instancePath+"/permission",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats10(data5))){
const err15 = {instancePath:instancePath+"/permission",keyword:"format",params:{format: "iso-date"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/permission",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sample !== undefined){
if(typeof data.sample !== "boolean"){
const err17 = {instancePath:instancePath+"/sample",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data7 = data.unmapped;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err18 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "description")) || (key0 === "items")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
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
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err3 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.items !== undefined){
let data2 = data.items;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate63(data2[i0], {instancePath:instancePath+"/items/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate63.errors : append(vErrors, validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}};
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
let data4 = data.unmapped;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err6 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

const schema135 = {"title":"Banner","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"buttonText":{"$ref":"#/$defs/text"},"buttonUrl":{"$ref":"#/$defs/url"},"stats":{"type":"array","items":{"$ref":"#/$defs/stat"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "description")) || (key0 === "buttonText")) || (key0 === "buttonUrl")) || (key0 === "stats")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
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
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err3 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.buttonText !== undefined){
let data2 = data.buttonText;
if(typeof data2 === "string"){
if(data2.length > 262144){
const err5 = {instancePath:instancePath+"/buttonText",keyword:"maxLength",params:{limit: 262144}};
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
const err6 = {instancePath:instancePath+"/buttonText",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.buttonUrl !== undefined){
let data3 = data.buttonUrl;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
const err7 = {instancePath:instancePath+"/buttonUrl",keyword:"pattern",params:{pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats0(data3))){
const err8 = {instancePath:instancePath+"/buttonUrl",keyword:"format",params:{format: "link"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/buttonUrl",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.stats !== undefined){
let data4 = data.stats;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate34(data4[i0], {instancePath:instancePath+"/stats/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate34.errors : append(vErrors, validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/stats",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data6 = data.unmapped;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err11 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}

const schema141 = {"title":"Trust","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"stats":{"type":"array","items":{"$ref":"#/$defs/stat"}},"bullets":{"type":"array","items":{"$ref":"#/$defs/text"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "stats")) || (key0 === "bullets")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
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
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.stats !== undefined){
let data1 = data.stats;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate34(data1[i0], {instancePath:instancePath+"/stats/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate34.errors : append(vErrors, validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/stats",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.bullets !== undefined){
let data3 = data.bullets;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(data4.length > 262144){
const err4 = {instancePath:instancePath+"/bullets/" + i1,keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/bullets/" + i1,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/bullets",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data5 = data.unmapped;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err7 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
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
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}

const schema145 = {"title":"TextBlock","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "description")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
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
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err3 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data2 = data.unmapped;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err5 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}

const schema149 = {"title":"WhyChoose","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"features":{"type":"array","items":{"$ref":"#/$defs/item"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "description")) || (key0 === "features")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
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
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err3 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.features !== undefined){
let data2 = data.features;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate30(data2[i0], {instancePath:instancePath+"/features/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate30.errors : append(vErrors, validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/features",keyword:"type",params:{type: "array"}};
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
let data4 = data.unmapped;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err6 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}

const schema153 = {"title":"Team","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"members":{"type":"array","items":{"$ref":"#/$defs/teamMember"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema156 = {"title":"TeamMember","type":"object","additionalProperties":false,"required":["name","title"],"properties":{"id":{"$ref":"#/$defs/id"},"name":{"$ref":"#/$defs/label"},"title":{"$ref":"#/$defs/label"},"bio":{"$ref":"#/$defs/text"},"image":{"$ref":"#/$defs/media"},"licenses":{"$ref":"#/$defs/text"},"phone":{"type":"string","format":"phone"},"email":{"type":"string","format":"email"},"linkedIn":{"$ref":"#/$defs/url"},"sample":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const formats14 = formats.phone;
const formats16 = formats.email;

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema156.properties, key0))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err3 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema60.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err4 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 262144){
const err7 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.bio !== undefined){
let data3 = data.bio;
if(typeof data3 === "string"){
if(data3.length > 262144){
const err10 = {instancePath:instancePath+"/bio",keyword:"maxLength",params:{limit: 262144}};
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
const err11 = {instancePath:instancePath+"/bio",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(typeof data4 === "string"){
if(!pattern7.test(data4)){
const err12 = {instancePath:instancePath+"/image",keyword:"pattern",params:{pattern: "^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/image",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.licenses !== undefined){
let data5 = data.licenses;
if(typeof data5 === "string"){
if(data5.length > 262144){
const err14 = {instancePath:instancePath+"/licenses",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/licenses",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.phone !== undefined){
let data6 = data.phone;
if(typeof data6 === "string"){
if(!(formats14(data6))){
const err16 = {instancePath:instancePath+"/phone",keyword:"format",params:{format: "phone"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.email !== undefined){
let data7 = data.email;
if(typeof data7 === "string"){
if(!(formats16(data7))){
const err18 = {instancePath:instancePath+"/email",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.linkedIn !== undefined){
let data8 = data.linkedIn;
if(typeof data8 === "string"){
if(!pattern6.test(data8)){
const err20 = {instancePath:instancePath+"/linkedIn",keyword:"pattern",params:{pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats0(data8))){
const err21 = {instancePath:instancePath+"/linkedIn",keyword:"format",params:{format: "link"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/linkedIn",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.sample !== undefined){
if(typeof data.sample !== "boolean"){
const err23 = {instancePath:instancePath+"/sample",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data10 = data.unmapped;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
const err24 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "description")) || (key0 === "members")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
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
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err3 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.members !== undefined){
let data2 = data.members;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate80(data2[i0], {instancePath:instancePath+"/members/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate80.errors : append(vErrors, validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/members",keyword:"type",params:{type: "array"}};
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
let data4 = data.unmapped;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err6 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}

const schema166 = {"title":"CallToAction","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"buttonText":{"$ref":"#/$defs/text"},"buttonUrl":{"$ref":"#/$defs/url"},"backgroundColor":{"$ref":"#/$defs/text"},"textColor":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "title") || (key0 === "description")) || (key0 === "buttonText")) || (key0 === "buttonUrl")) || (key0 === "backgroundColor")) || (key0 === "textColor")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
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
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err3 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.buttonText !== undefined){
let data2 = data.buttonText;
if(typeof data2 === "string"){
if(data2.length > 262144){
const err5 = {instancePath:instancePath+"/buttonText",keyword:"maxLength",params:{limit: 262144}};
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
const err6 = {instancePath:instancePath+"/buttonText",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.buttonUrl !== undefined){
let data3 = data.buttonUrl;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
const err7 = {instancePath:instancePath+"/buttonUrl",keyword:"pattern",params:{pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats0(data3))){
const err8 = {instancePath:instancePath+"/buttonUrl",keyword:"format",params:{format: "link"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/buttonUrl",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.backgroundColor !== undefined){
let data4 = data.backgroundColor;
if(typeof data4 === "string"){
if(data4.length > 262144){
const err10 = {instancePath:instancePath+"/backgroundColor",keyword:"maxLength",params:{limit: 262144}};
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
const err11 = {instancePath:instancePath+"/backgroundColor",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.textColor !== undefined){
let data5 = data.textColor;
if(typeof data5 === "string"){
if(data5.length > 262144){
const err12 = {instancePath:instancePath+"/textColor",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/textColor",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data6 = data.unmapped;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err14 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}

const schema174 = {"title":"OfficeInfo","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"address":{"$ref":"#/$defs/labeled"},"phone":{"$ref":"#/$defs/labeled"},"email":{"$ref":"#/$defs/labeled"},"hours":{"$ref":"#/$defs/labeled"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema176 = {"title":"LabeledValue","type":"object","additionalProperties":false,"required":["label","value"],"properties":{"label":{"$ref":"#/$defs/label"},"value":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "value"}};
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
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.label;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err3 = {instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/label",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err6 = {instancePath:instancePath+"/value",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/value",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data2 = data.unmapped;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err8 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
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
const err9 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "title") || (key0 === "address")) || (key0 === "phone")) || (key0 === "email")) || (key0 === "hours")) || (key0 === "image")) || (key0 === "imageAlt")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
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
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.address !== undefined){
if(!(validate86(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate86.errors : append(vErrors, validate86.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validate86(data.phone, {instancePath:instancePath+"/phone",parentData:data,parentDataProperty:"phone",rootData}))){
vErrors = vErrors === null ? validate86.errors : append(vErrors, validate86.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate86(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate86.errors : append(vErrors, validate86.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
if(!(validate86(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = vErrors === null ? validate86.errors : append(vErrors, validate86.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
let data5 = data.image;
if(typeof data5 === "string"){
if(!pattern7.test(data5)){
const err3 = {instancePath:instancePath+"/image",keyword:"pattern",params:{pattern: "^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/image",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.imageAlt !== undefined){
let data6 = data.imageAlt;
if(typeof data6 === "string"){
if(data6.length > 262144){
const err5 = {instancePath:instancePath+"/imageAlt",keyword:"maxLength",params:{limit: 262144}};
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
const err6 = {instancePath:instancePath+"/imageAlt",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data7 = data.unmapped;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err7 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
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
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}

const schema183 = {"title":"Form","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"fields":{"type":"array","items":{"$ref":"#/$defs/formField"}},"consent":{"$ref":"#/$defs/richText"},"submitButton":{"$ref":"#/$defs/text"},"subjects":{"type":"array","items":{"$ref":"#/$defs/quoteSubject"}},"questions":{"type":"array","items":{"$ref":"#/$defs/quoteQuestion"}},"preparation":{"type":"array","items":{"$ref":"#/$defs/preparation"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema186 = {"title":"FormField","type":"object","additionalProperties":false,"required":["name","label"],"properties":{"name":{"enum":["firstName","lastName","email","phone","insuranceType","message"]},"label":{"$ref":"#/$defs/label"},"placeholder":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "label"}};
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
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
const err3 = {instancePath:instancePath+"/name",keyword:"enum",params:{allowedValues: schema186.properties.name.enum}};
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
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err4 = {instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/label",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.placeholder !== undefined){
let data2 = data.placeholder;
if(typeof data2 === "string"){
if(data2.length > 262144){
const err7 = {instancePath:instancePath+"/placeholder",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/placeholder",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data3 = data.unmapped;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err9 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
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
const err10 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}

const schema192 = {"title":"QuoteSubject","type":"object","additionalProperties":false,"required":["id","title","insuranceType"],"properties":{"id":{"$ref":"#/$defs/slug"},"title":{"$ref":"#/$defs/label"},"insuranceType":{"$ref":"#/$defs/insuranceType"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema193 = {"type":"string","pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","maxLength":80};
const schema195 = {"enum":["commercial","farm","personal","medicare"]};
const pattern23 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.insuranceType === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "insuranceType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "title")) || (key0 === "insuranceType")) || (key0 === "unmapped"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.id;
if(typeof data0 === "string"){
if(data0.length > 80){
const err4 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern23.test(data0)){
const err5 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"}};
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
const err6 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err7 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length < 1){
const err8 = {instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.insuranceType !== undefined){
let data2 = data.insuranceType;
if(!((((data2 === "commercial") || (data2 === "farm")) || (data2 === "personal")) || (data2 === "medicare"))){
const err10 = {instancePath:instancePath+"/insuranceType",keyword:"enum",params:{allowedValues: schema195.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data3 = data.unmapped;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err11 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}

const schema197 = {"title":"QuoteQuestion","type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"$ref":"#/$defs/slug"},"label":{"$ref":"#/$defs/label"},"hint":{"$ref":"#/$defs/text"},"type":{"enum":["text","number","date","choice"]},"choices":{"type":"array","items":{"$ref":"#/$defs/label"}},"insuranceTypes":{"type":"array","items":{"$ref":"#/$defs/insuranceType"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "label")) || (key0 === "hint")) || (key0 === "type")) || (key0 === "choices")) || (key0 === "insuranceTypes")) || (key0 === "unmapped"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.id;
if(typeof data0 === "string"){
if(data0.length > 80){
const err3 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern23.test(data0)){
const err4 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err6 = {instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/label",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.hint !== undefined){
let data2 = data.hint;
if(typeof data2 === "string"){
if(data2.length > 262144){
const err9 = {instancePath:instancePath+"/hint",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/hint",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(!((((data3 === "text") || (data3 === "number")) || (data3 === "date")) || (data3 === "choice"))){
const err11 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema197.properties.type.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.choices !== undefined){
let data4 = data.choices;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(data5.length > 262144){
const err12 = {instancePath:instancePath+"/choices/" + i0,keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5.length < 1){
const err13 = {instancePath:instancePath+"/choices/" + i0,keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/choices/" + i0,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/choices",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.insuranceTypes !== undefined){
let data6 = data.insuranceTypes;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(!((((data7 === "commercial") || (data7 === "farm")) || (data7 === "personal")) || (data7 === "medicare"))){
const err16 = {instancePath:instancePath+"/insuranceTypes/" + i1,keyword:"enum",params:{allowedValues: schema195.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/insuranceTypes",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data8 = data.unmapped;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
const err18 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}

const schema204 = {"title":"Preparation","type":"object","additionalProperties":false,"required":["insuranceType","items"],"properties":{"insuranceType":{"$ref":"#/$defs/insuranceType"},"items":{"type":"array","items":{"$ref":"#/$defs/label"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.insuranceType === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "insuranceType"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "items"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "insuranceType") || (key0 === "items")) || (key0 === "unmapped"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.insuranceType !== undefined){
let data0 = data.insuranceType;
if(!((((data0 === "commercial") || (data0 === "farm")) || (data0 === "personal")) || (data0 === "medicare"))){
const err3 = {instancePath:instancePath+"/insuranceType",keyword:"enum",params:{allowedValues: schema195.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(data2.length > 262144){
const err4 = {instancePath:instancePath+"/items/" + i0,keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.length < 1){
const err5 = {instancePath:instancePath+"/items/" + i0,keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/items/" + i0,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data3 = data.unmapped;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err8 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
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
const err9 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema183.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
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
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err3 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.fields !== undefined){
let data2 = data.fields;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate93(data2[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate93.errors : append(vErrors, validate93.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/fields",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.consent !== undefined){
let data4 = data.consent;
if(typeof data4 === "string"){
if(data4.length > 262144){
const err6 = {instancePath:instancePath+"/consent",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/consent",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.submitButton !== undefined){
let data5 = data.submitButton;
if(typeof data5 === "string"){
if(data5.length > 262144){
const err8 = {instancePath:instancePath+"/submitButton",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/submitButton",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.subjects !== undefined){
let data6 = data.subjects;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate95(data6[i1], {instancePath:instancePath+"/subjects/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate95.errors : append(vErrors, validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/subjects",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.questions !== undefined){
let data8 = data.questions;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!(validate97(data8[i2], {instancePath:instancePath+"/questions/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate97.errors : append(vErrors, validate97.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/questions",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.preparation !== undefined){
let data10 = data.preparation;
if(Array.isArray(data10)){
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
if(!(validate99(data10[i3], {instancePath:instancePath+"/preparation/" + i3,parentData:data10,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate99.errors : append(vErrors, validate99.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/preparation",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data12 = data.unmapped;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err13 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}

const schema209 = {"title":"MapEmbed","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"src":{"$ref":"#/$defs/url"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "src")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
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
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.src !== undefined){
let data1 = data.src;
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
const err3 = {instancePath:instancePath+"/src",keyword:"pattern",params:{pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0(data1))){
const err4 = {instancePath:instancePath+"/src",keyword:"format",params:{format: "link"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/src",keyword:"type",params:{type: "string"}};
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
let data2 = data.unmapped;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err6 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}

const schema213 = {"title":"Legal","type":"object","additionalProperties":false,"properties":{"effectiveDate":{"type":"string","pattern":"^\\d{2}/\\d{2}/\\d{4}$","format":"us-date"},"sections":{"type":"array","items":{"$ref":"#/$defs/item"}},"notice":{"$ref":"#/$defs/richText"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const formats24 = formats["us-date"];
const pattern26 = new RegExp("^\\d{2}/\\d{2}/\\d{4}$", "u");

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "effectiveDate") || (key0 === "sections")) || (key0 === "notice")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
if(!pattern26.test(data0)){
const err1 = {instancePath:instancePath+"/effectiveDate",keyword:"pattern",params:{pattern: "^\\d{2}/\\d{2}/\\d{4}$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats24(data0))){
const err2 = {instancePath:instancePath+"/effectiveDate",keyword:"format",params:{format: "us-date"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/effectiveDate",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.sections !== undefined){
let data1 = data.sections;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate30(data1[i0], {instancePath:instancePath+"/sections/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate30.errors : append(vErrors, validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/sections",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.notice !== undefined){
let data3 = data.notice;
if(typeof data3 === "string"){
if(data3.length > 262144){
const err5 = {instancePath:instancePath+"/notice",keyword:"maxLength",params:{limit: 262144}};
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
const err6 = {instancePath:instancePath+"/notice",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data4 = data.unmapped;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err7 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
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
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}

const schema216 = {"title":"Faq","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"items":{"type":"array","items":{"$ref":"#/$defs/faqItem"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema218 = {"title":"FaqItem","type":"object","additionalProperties":false,"required":["question","answer"],"properties":{"id":{"$ref":"#/$defs/id"},"question":{"$ref":"#/$defs/label"},"answer":{"$ref":"#/$defs/richText"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.question === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "question"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.answer === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "answer"}};
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
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err3 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema60.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.question !== undefined){
let data1 = data.question;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err4 = {instancePath:instancePath+"/question",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/question",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/question",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.answer !== undefined){
let data2 = data.answer;
if(typeof data2 === "string"){
if(data2.length > 262144){
const err7 = {instancePath:instancePath+"/answer",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/answer",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data3 = data.unmapped;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err9 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
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
const err10 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "items")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
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
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate108(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate108.errors : append(vErrors, validate108.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}};
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
let data3 = data.unmapped;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err4 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
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
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}


function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.meta === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "meta"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.hero === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "hero"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema34.properties, key0))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
if(!(validate24(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate24.errors : append(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.hero !== undefined){
if(!(validate29(data.hero, {instancePath:instancePath+"/hero",parentData:data,parentDataProperty:"hero",rootData}))){
vErrors = vErrors === null ? validate29.errors : append(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.stats !== undefined){
if(!(validate33(data.stats, {instancePath:instancePath+"/stats",parentData:data,parentDataProperty:"stats",rootData}))){
vErrors = vErrors === null ? validate33.errors : append(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.about !== undefined){
if(!(validate37(data.about, {instancePath:instancePath+"/about",parentData:data,parentDataProperty:"about",rootData}))){
vErrors = vErrors === null ? validate37.errors : append(vErrors, validate37.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined){
if(!(validate39(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData}))){
vErrors = vErrors === null ? validate39.errors : append(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.products !== undefined){
if(!(validate42(data.products, {instancePath:instancePath+"/products",parentData:data,parentDataProperty:"products",rootData}))){
vErrors = vErrors === null ? validate42.errors : append(vErrors, validate42.errors);
errors = vErrors.length;
}
}
if(data.features !== undefined){
if(!(validate39(data.features, {instancePath:instancePath+"/features",parentData:data,parentDataProperty:"features",rootData}))){
vErrors = vErrors === null ? validate39.errors : append(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.coverage !== undefined){
if(!(validate39(data.coverage, {instancePath:instancePath+"/coverage",parentData:data,parentDataProperty:"coverage",rootData}))){
vErrors = vErrors === null ? validate39.errors : append(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.services !== undefined){
if(!(validate39(data.services, {instancePath:instancePath+"/services",parentData:data,parentDataProperty:"services",rootData}))){
vErrors = vErrors === null ? validate39.errors : append(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.benefits !== undefined){
if(!(validate39(data.benefits, {instancePath:instancePath+"/benefits",parentData:data,parentDataProperty:"benefits",rootData}))){
vErrors = vErrors === null ? validate39.errors : append(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.checklist !== undefined){
if(!(validate51(data.checklist, {instancePath:instancePath+"/checklist",parentData:data,parentDataProperty:"checklist",rootData}))){
vErrors = vErrors === null ? validate51.errors : append(vErrors, validate51.errors);
errors = vErrors.length;
}
}
if(data.bring !== undefined){
if(!(validate51(data.bring, {instancePath:instancePath+"/bring",parentData:data,parentDataProperty:"bring",rootData}))){
vErrors = vErrors === null ? validate51.errors : append(vErrors, validate51.errors);
errors = vErrors.length;
}
}
if(data.medicareDates !== undefined){
if(!(validate54(data.medicareDates, {instancePath:instancePath+"/medicareDates",parentData:data,parentDataProperty:"medicareDates",rootData}))){
vErrors = vErrors === null ? validate54.errors : append(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.deductible !== undefined){
if(!(validate54(data.deductible, {instancePath:instancePath+"/deductible",parentData:data,parentDataProperty:"deductible",rootData}))){
vErrors = vErrors === null ? validate54.errors : append(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.medicareProcess !== undefined){
if(!(validate57(data.medicareProcess, {instancePath:instancePath+"/medicareProcess",parentData:data,parentDataProperty:"medicareProcess",rootData}))){
vErrors = vErrors === null ? validate57.errors : append(vErrors, validate57.errors);
errors = vErrors.length;
}
}
if(data.medicare !== undefined){
if(!(validate60(data.medicare, {instancePath:instancePath+"/medicare",parentData:data,parentDataProperty:"medicare",rootData}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.testimonials !== undefined){
if(!(validate62(data.testimonials, {instancePath:instancePath+"/testimonials",parentData:data,parentDataProperty:"testimonials",rootData}))){
vErrors = vErrors === null ? validate62.errors : append(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.banner !== undefined){
if(!(validate66(data.banner, {instancePath:instancePath+"/banner",parentData:data,parentDataProperty:"banner",rootData}))){
vErrors = vErrors === null ? validate66.errors : append(vErrors, validate66.errors);
errors = vErrors.length;
}
}
if(data.trust !== undefined){
if(!(validate69(data.trust, {instancePath:instancePath+"/trust",parentData:data,parentDataProperty:"trust",rootData}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.philosophy !== undefined){
if(!(validate72(data.philosophy, {instancePath:instancePath+"/philosophy",parentData:data,parentDataProperty:"philosophy",rootData}))){
vErrors = vErrors === null ? validate72.errors : append(vErrors, validate72.errors);
errors = vErrors.length;
}
}
if(data.specialty !== undefined){
if(!(validate39(data.specialty, {instancePath:instancePath+"/specialty",parentData:data,parentDataProperty:"specialty",rootData}))){
vErrors = vErrors === null ? validate39.errors : append(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.whyChoose !== undefined){
if(!(validate75(data.whyChoose, {instancePath:instancePath+"/whyChoose",parentData:data,parentDataProperty:"whyChoose",rootData}))){
vErrors = vErrors === null ? validate75.errors : append(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data.serviceAreas !== undefined){
if(!(validate39(data.serviceAreas, {instancePath:instancePath+"/serviceAreas",parentData:data,parentDataProperty:"serviceAreas",rootData}))){
vErrors = vErrors === null ? validate39.errors : append(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.team !== undefined){
if(!(validate79(data.team, {instancePath:instancePath+"/team",parentData:data,parentDataProperty:"team",rootData}))){
vErrors = vErrors === null ? validate79.errors : append(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.spotlight !== undefined){
if(!(validate83(data.spotlight, {instancePath:instancePath+"/spotlight",parentData:data,parentDataProperty:"spotlight",rootData}))){
vErrors = vErrors === null ? validate83.errors : append(vErrors, validate83.errors);
errors = vErrors.length;
}
}
if(data.officeInfo !== undefined){
if(!(validate85(data.officeInfo, {instancePath:instancePath+"/officeInfo",parentData:data,parentDataProperty:"officeInfo",rootData}))){
vErrors = vErrors === null ? validate85.errors : append(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.form !== undefined){
if(!(validate92(data.form, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData}))){
vErrors = vErrors === null ? validate92.errors : append(vErrors, validate92.errors);
errors = vErrors.length;
}
}
if(data.mapEmbed !== undefined){
if(!(validate102(data.mapEmbed, {instancePath:instancePath+"/mapEmbed",parentData:data,parentDataProperty:"mapEmbed",rootData}))){
vErrors = vErrors === null ? validate102.errors : append(vErrors, validate102.errors);
errors = vErrors.length;
}
}
if(data.legal !== undefined){
if(!(validate104(data.legal, {instancePath:instancePath+"/legal",parentData:data,parentDataProperty:"legal",rootData}))){
vErrors = vErrors === null ? validate104.errors : append(vErrors, validate104.errors);
errors = vErrors.length;
}
}
if(data.faq !== undefined){
if(!(validate107(data.faq, {instancePath:instancePath+"/faq",parentData:data,parentDataProperty:"faq",rootData}))){
vErrors = vErrors === null ? validate107.errors : append(vErrors, validate107.errors);
errors = vErrors.length;
}
}
if(data.related !== undefined){
if(!(validate39(data.related, {instancePath:instancePath+"/related",parentData:data,parentDataProperty:"related",rootData}))){
vErrors = vErrors === null ? validate39.errors : append(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.cta !== undefined){
if(!(validate83(data.cta, {instancePath:instancePath+"/cta",parentData:data,parentDataProperty:"cta",rootData}))){
vErrors = vErrors === null ? validate83.errors : append(vErrors, validate83.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
let data32 = data.unmapped;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err3 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}

export const validateSiteContent = validate195;
const schema228 = {"title":"Site","type":"object","additionalProperties":false,"required":["name","phone","email","address"],"properties":{"name":{"$ref":"#/$defs/label"},"shortName":{"$ref":"#/$defs/label"},"sample":{"type":"boolean"},"tagline":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/text"},"url":{"$ref":"#/$defs/url"},"foundedYear":{"type":"integer","minimum":1800,"maximum":2100},"phone":{"$ref":"#/$defs/phone"},"email":{"$ref":"#/$defs/email"},"address":{"$ref":"#/$defs/address"},"region":{"$ref":"#/$defs/text"},"priceRange":{"$ref":"#/$defs/text"},"hours":{"$ref":"#/$defs/hours"},"timeZone":{"$ref":"#/$defs/timeZone"},"notice":{"$ref":"#/$defs/notice"},"social":{"type":"array","items":{"$ref":"#/$defs/link"}},"licensedStates":{"type":"array","uniqueItems":true,"items":{"type":"string","$ref":"#/$defs/state"}},"licenses":{"type":"array","items":{"$ref":"#/$defs/license"}},"navigation":{"type":"array","items":{"$ref":"#/$defs/link"}},"footer":{"$ref":"#/$defs/footer"},"claims":{"type":"array","items":{"$ref":"#/$defs/claim"}},"carriers":{"type":"array","items":{"$ref":"#/$defs/carrier"}},"medicare":{"$ref":"#/$defs/medicareFacts"},"lint":{"$ref":"#/$defs/lint"},"redirects":{"$ref":"#/$defs/redirects"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema229 = {"type":"string","minLength":1,"maxLength":262144};
const schema231 = {"type":"string","maxLength":262144};
const schema233 = {"type":"string","pattern":"^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)","format":"link"};
const schema234 = {"type":"string","format":"phone"};
const schema235 = {"type":"string","format":"email"};
const schema262 = {"type":"string","format":"time-zone"};
const schema239 = {"enum":["AL","AK","AZ","AR","CA","CO","CT","DE","FL","GA","HI","ID","IL","IN","IA","KS","KY","LA","ME","MD","MA","MI","MN","MS","MO","MT","NE","NV","NH","NJ","NM","NY","NC","ND","OH","OK","OR","PA","RI","SC","SD","TN","TX","UT","VT","VA","WA","WV","WI","WY","DC","AS","GU","MP","PR","VI"]};
const schema241 = {"type":"object"};
const formats36 = formats["time-zone"];
const schema236 = {"title":"Address","type":"object","additionalProperties":false,"required":["street","city","state","zip"],"properties":{"street":{"$ref":"#/$defs/label"},"city":{"$ref":"#/$defs/label"},"state":{"$ref":"#/$defs/state"},"zip":{"$ref":"#/$defs/label"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.street === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "street"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.city === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "city"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.state === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "state"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.zip === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "zip"}};
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
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.street;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err5 = {instancePath:instancePath+"/street",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.length < 1){
const err6 = {instancePath:instancePath+"/street",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/street",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.city !== undefined){
let data1 = data.city;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err8 = {instancePath:instancePath+"/city",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.length < 1){
const err9 = {instancePath:instancePath+"/city",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/city",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((data2 === "AL") || (data2 === "AK")) || (data2 === "AZ")) || (data2 === "AR")) || (data2 === "CA")) || (data2 === "CO")) || (data2 === "CT")) || (data2 === "DE")) || (data2 === "FL")) || (data2 === "GA")) || (data2 === "HI")) || (data2 === "ID")) || (data2 === "IL")) || (data2 === "IN")) || (data2 === "IA")) || (data2 === "KS")) || (data2 === "KY")) || (data2 === "LA")) || (data2 === "ME")) || (data2 === "MD")) || (data2 === "MA")) || (data2 === "MI")) || (data2 === "MN")) || (data2 === "MS")) || (data2 === "MO")) || (data2 === "MT")) || (data2 === "NE")) || (data2 === "NV")) || (data2 === "NH")) || (data2 === "NJ")) || (data2 === "NM")) || (data2 === "NY")) || (data2 === "NC")) || (data2 === "ND")) || (data2 === "OH")) || (data2 === "OK")) || (data2 === "OR")) || (data2 === "PA")) || (data2 === "RI")) || (data2 === "SC")) || (data2 === "SD")) || (data2 === "TN")) || (data2 === "TX")) || (data2 === "UT")) || (data2 === "VT")) || (data2 === "VA")) || (data2 === "WA")) || (data2 === "WV")) || (data2 === "WI")) || (data2 === "WY")) || (data2 === "DC")) || (data2 === "AS")) || (data2 === "GU")) || (data2 === "MP")) || (data2 === "PR")) || (data2 === "VI"))){
const err11 = {instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: schema239.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.zip !== undefined){
let data3 = data.zip;
if(typeof data3 === "string"){
if(data3.length > 262144){
const err12 = {instancePath:instancePath+"/zip",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.length < 1){
const err13 = {instancePath:instancePath+"/zip",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/zip",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data4 = data.unmapped;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err15 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}

const schema244 = {"title":"Hours","type":"object","additionalProperties":false,"properties":{"display":{"$ref":"#/$defs/text"},"weekend":{"$ref":"#/$defs/text"},"structured":{"$ref":"#/$defs/text"},"days":{"$ref":"#/$defs/weekHours"},"holidays":{"type":"array","items":{"$ref":"#/$defs/holiday"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema248 = {"title":"WeekHours","type":"object","additionalProperties":false,"properties":{"monday":{"$ref":"#/$defs/timeSpans"},"tuesday":{"$ref":"#/$defs/timeSpans"},"wednesday":{"$ref":"#/$defs/timeSpans"},"thursday":{"$ref":"#/$defs/timeSpans"},"friday":{"$ref":"#/$defs/timeSpans"},"saturday":{"$ref":"#/$defs/timeSpans"},"sunday":{"$ref":"#/$defs/timeSpans"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema249 = {"type":"array","items":{"$ref":"#/$defs/timeSpan"}};
const schema250 = {"title":"TimeSpan","type":"object","additionalProperties":false,"required":["opens","closes"],"properties":{"opens":{"$ref":"#/$defs/time"},"closes":{"$ref":"#/$defs/time"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema251 = {"type":"string","pattern":"^(?:[01]\\d|2[0-3]):[0-5]\\d$"};
const pattern28 = new RegExp("^(?:[01]\\d|2[0-3]):[0-5]\\d$", "u");

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.opens === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "opens"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.closes === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "closes"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "opens") || (key0 === "closes")) || (key0 === "unmapped"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.opens !== undefined){
let data0 = data.opens;
if(typeof data0 === "string"){
if(!pattern28.test(data0)){
const err3 = {instancePath:instancePath+"/opens",keyword:"pattern",params:{pattern: "^(?:[01]\\d|2[0-3]):[0-5]\\d$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/opens",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.closes !== undefined){
let data1 = data.closes;
if(typeof data1 === "string"){
if(!pattern28.test(data1)){
const err5 = {instancePath:instancePath+"/closes",keyword:"pattern",params:{pattern: "^(?:[01]\\d|2[0-3]):[0-5]\\d$"}};
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
const err6 = {instancePath:instancePath+"/closes",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data2 = data.unmapped;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err7 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
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
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}


function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate154(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate154.errors : append(vErrors, validate154.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}


function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "monday") || (key0 === "tuesday")) || (key0 === "wednesday")) || (key0 === "thursday")) || (key0 === "friday")) || (key0 === "saturday")) || (key0 === "sunday")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.monday !== undefined){
if(!(validate153(data.monday, {instancePath:instancePath+"/monday",parentData:data,parentDataProperty:"monday",rootData}))){
vErrors = vErrors === null ? validate153.errors : append(vErrors, validate153.errors);
errors = vErrors.length;
}
}
if(data.tuesday !== undefined){
if(!(validate153(data.tuesday, {instancePath:instancePath+"/tuesday",parentData:data,parentDataProperty:"tuesday",rootData}))){
vErrors = vErrors === null ? validate153.errors : append(vErrors, validate153.errors);
errors = vErrors.length;
}
}
if(data.wednesday !== undefined){
if(!(validate153(data.wednesday, {instancePath:instancePath+"/wednesday",parentData:data,parentDataProperty:"wednesday",rootData}))){
vErrors = vErrors === null ? validate153.errors : append(vErrors, validate153.errors);
errors = vErrors.length;
}
}
if(data.thursday !== undefined){
if(!(validate153(data.thursday, {instancePath:instancePath+"/thursday",parentData:data,parentDataProperty:"thursday",rootData}))){
vErrors = vErrors === null ? validate153.errors : append(vErrors, validate153.errors);
errors = vErrors.length;
}
}
if(data.friday !== undefined){
if(!(validate153(data.friday, {instancePath:instancePath+"/friday",parentData:data,parentDataProperty:"friday",rootData}))){
vErrors = vErrors === null ? validate153.errors : append(vErrors, validate153.errors);
errors = vErrors.length;
}
}
if(data.saturday !== undefined){
if(!(validate153(data.saturday, {instancePath:instancePath+"/saturday",parentData:data,parentDataProperty:"saturday",rootData}))){
vErrors = vErrors === null ? validate153.errors : append(vErrors, validate153.errors);
errors = vErrors.length;
}
}
if(data.sunday !== undefined){
if(!(validate153(data.sunday, {instancePath:instancePath+"/sunday",parentData:data,parentDataProperty:"sunday",rootData}))){
vErrors = vErrors === null ? validate153.errors : append(vErrors, validate153.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
let data7 = data.unmapped;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err1 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "object"}};
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

const schema255 = {"title":"Holiday","type":"object","additionalProperties":false,"required":["name","date"],"properties":{"id":{"$ref":"#/$defs/id"},"name":{"$ref":"#/$defs/label"},"date":{"$ref":"#/$defs/date"},"until":{"$ref":"#/$defs/date"},"spans":{"$ref":"#/$defs/timeSpans"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema256 = {"type":["string","integer"]};
const schema258 = {"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$","format":"iso-date"};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.date === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "date")) || (key0 === "until")) || (key0 === "spans")) || (key0 === "unmapped"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err3 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema256.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err4 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.date !== undefined){
let data2 = data.date;
if(typeof data2 === "string"){
if(!pattern17.test(data2)){
const err7 = {instancePath:instancePath+"/date",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats10(data2))){
const err8 = {instancePath:instancePath+"/date",keyword:"format",params:{format: "iso-date"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/date",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.until !== undefined){
let data3 = data.until;
if(typeof data3 === "string"){
if(!pattern17.test(data3)){
const err10 = {instancePath:instancePath+"/until",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats10(data3))){
const err11 = {instancePath:instancePath+"/until",keyword:"format",params:{format: "iso-date"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/until",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.spans !== undefined){
if(!(validate153(data.spans, {instancePath:instancePath+"/spans",parentData:data,parentDataProperty:"spans",rootData}))){
vErrors = vErrors === null ? validate153.errors : append(vErrors, validate153.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
let data5 = data.unmapped;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err13 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}


function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "display") || (key0 === "weekend")) || (key0 === "structured")) || (key0 === "days")) || (key0 === "holidays")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.display;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err1 = {instancePath:instancePath+"/display",keyword:"maxLength",params:{limit: 262144}};
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
const err2 = {instancePath:instancePath+"/display",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.weekend !== undefined){
let data1 = data.weekend;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err3 = {instancePath:instancePath+"/weekend",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/weekend",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.structured !== undefined){
let data2 = data.structured;
if(typeof data2 === "string"){
if(data2.length > 262144){
const err5 = {instancePath:instancePath+"/structured",keyword:"maxLength",params:{limit: 262144}};
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
const err6 = {instancePath:instancePath+"/structured",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.days !== undefined){
if(!(validate152(data.days, {instancePath:instancePath+"/days",parentData:data,parentDataProperty:"days",rootData}))){
vErrors = vErrors === null ? validate152.errors : append(vErrors, validate152.errors);
errors = vErrors.length;
}
}
if(data.holidays !== undefined){
let data4 = data.holidays;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate164(data4[i0], {instancePath:instancePath+"/holidays/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate164.errors : append(vErrors, validate164.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/holidays",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data6 = data.unmapped;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err8 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
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
const err9 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}

const schema263 = {"title":"Notice","type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"$ref":"#/$defs/label"},"link":{"$ref":"#/$defs/link"},"from":{"$ref":"#/$defs/localTime"},"until":{"$ref":"#/$defs/localTime"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema270 = {"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T(?:[01]\\d|2[0-3]):[0-5]\\d$","format":"local-time"};
const schema265 = {"title":"SiteLink","type":"object","additionalProperties":false,"required":["title","url"],"properties":{"id":{"$ref":"#/$defs/id"},"title":{"$ref":"#/$defs/label"},"url":{"$ref":"#/$defs/url"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "url"}};
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
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err3 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema256.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err4 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
const err7 = {instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats0(data2))){
const err8 = {instancePath:instancePath+"/url",keyword:"format",params:{format: "link"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data3 = data.unmapped;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err10 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}

const formats40 = formats["local-time"];
const pattern33 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T(?:[01]\\d|2[0-3]):[0-5]\\d$", "u");

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "text") || (key0 === "link")) || (key0 === "from")) || (key0 === "until")) || (key0 === "unmapped"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err2 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/text",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.link !== undefined){
if(!(validate169(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData}))){
vErrors = vErrors === null ? validate169.errors : append(vErrors, validate169.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data2 = data.from;
if(typeof data2 === "string"){
if(!pattern33.test(data2)){
const err5 = {instancePath:instancePath+"/from",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T(?:[01]\\d|2[0-3]):[0-5]\\d$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats40(data2))){
const err6 = {instancePath:instancePath+"/from",keyword:"format",params:{format: "local-time"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/from",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.until !== undefined){
let data3 = data.until;
if(typeof data3 === "string"){
if(!pattern33.test(data3)){
const err8 = {instancePath:instancePath+"/until",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T(?:[01]\\d|2[0-3]):[0-5]\\d$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats40(data3))){
const err9 = {instancePath:instancePath+"/until",keyword:"format",params:{format: "local-time"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/until",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data4 = data.unmapped;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err11 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}

const schema274 = {"title":"License","type":"object","additionalProperties":false,"required":["name","number"],"properties":{"id":{"$ref":"#/$defs/id"},"name":{"$ref":"#/$defs/label"},"state":{"$ref":"#/$defs/state"},"number":{"$ref":"#/$defs/label"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.number === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "number"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "state")) || (key0 === "number")) || (key0 === "unmapped"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err3 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema256.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err4 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((data2 === "AL") || (data2 === "AK")) || (data2 === "AZ")) || (data2 === "AR")) || (data2 === "CA")) || (data2 === "CO")) || (data2 === "CT")) || (data2 === "DE")) || (data2 === "FL")) || (data2 === "GA")) || (data2 === "HI")) || (data2 === "ID")) || (data2 === "IL")) || (data2 === "IN")) || (data2 === "IA")) || (data2 === "KS")) || (data2 === "KY")) || (data2 === "LA")) || (data2 === "ME")) || (data2 === "MD")) || (data2 === "MA")) || (data2 === "MI")) || (data2 === "MN")) || (data2 === "MS")) || (data2 === "MO")) || (data2 === "MT")) || (data2 === "NE")) || (data2 === "NV")) || (data2 === "NH")) || (data2 === "NJ")) || (data2 === "NM")) || (data2 === "NY")) || (data2 === "NC")) || (data2 === "ND")) || (data2 === "OH")) || (data2 === "OK")) || (data2 === "OR")) || (data2 === "PA")) || (data2 === "RI")) || (data2 === "SC")) || (data2 === "SD")) || (data2 === "TN")) || (data2 === "TX")) || (data2 === "UT")) || (data2 === "VT")) || (data2 === "VA")) || (data2 === "WA")) || (data2 === "WV")) || (data2 === "WI")) || (data2 === "WY")) || (data2 === "DC")) || (data2 === "AS")) || (data2 === "GU")) || (data2 === "MP")) || (data2 === "PR")) || (data2 === "VI"))){
const err7 = {instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: schema239.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.number !== undefined){
let data3 = data.number;
if(typeof data3 === "string"){
if(data3.length > 262144){
const err8 = {instancePath:instancePath+"/number",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.length < 1){
const err9 = {instancePath:instancePath+"/number",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/number",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data4 = data.unmapped;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err11 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}

const schema280 = {"title":"Footer","type":"object","additionalProperties":false,"properties":{"blurb":{"$ref":"#/$defs/text"},"insurance":{"type":"array","items":{"$ref":"#/$defs/link"}},"links":{"type":"array","items":{"$ref":"#/$defs/link"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "blurb") || (key0 === "insurance")) || (key0 === "links")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.blurb;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err1 = {instancePath:instancePath+"/blurb",keyword:"maxLength",params:{limit: 262144}};
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
const err2 = {instancePath:instancePath+"/blurb",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.insurance !== undefined){
let data1 = data.insurance;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate169(data1[i0], {instancePath:instancePath+"/insurance/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate169.errors : append(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/insurance",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.links !== undefined){
let data3 = data.links;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate169(data3[i1], {instancePath:instancePath+"/links/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate169.errors : append(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/links",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data5 = data.unmapped;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err5 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}

const schema283 = {"title":"Claim","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"#/$defs/label"},"subject":{"$ref":"#/$defs/label"},"value":{"$ref":"#/$defs/label"},"wording":{"$ref":"#/$defs/label"},"terms":{"type":"array","items":{"$ref":"#/$defs/label"}},"source":{"$ref":"#/$defs/text"},"asOf":{"$ref":"#/$defs/date"},"expires":{"$ref":"#/$defs/date"},"label":{"$ref":"#/$defs/label"},"readings":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/reading"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema293 = {"title":"Reading","type":"object","additionalProperties":false,"required":["value","pages"],"properties":{"value":{"$ref":"#/$defs/label"},"pages":{"type":"array","items":{"$ref":"#/$defs/label"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pages === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "pages"}};
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
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.value;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err3 = {instancePath:instancePath+"/value",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/value",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/value",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.pages !== undefined){
let data1 = data.pages;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(data2.length > 262144){
const err6 = {instancePath:instancePath+"/pages/" + i0,keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/pages/" + i0,keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/pages/" + i0,keyword:"type",params:{type: "string"}};
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
const err9 = {instancePath:instancePath+"/pages",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data3 = data.unmapped;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err10 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate181.errors = vErrors;
return errors === 0;
}


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema283.properties, key0))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.id;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err2 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.subject !== undefined){
let data1 = data.subject;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err5 = {instancePath:instancePath+"/subject",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/subject",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/subject",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.value !== undefined){
let data2 = data.value;
if(typeof data2 === "string"){
if(data2.length > 262144){
const err8 = {instancePath:instancePath+"/value",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 1){
const err9 = {instancePath:instancePath+"/value",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/value",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.wording !== undefined){
let data3 = data.wording;
if(typeof data3 === "string"){
if(data3.length > 262144){
const err11 = {instancePath:instancePath+"/wording",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.length < 1){
const err12 = {instancePath:instancePath+"/wording",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/wording",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.terms !== undefined){
let data4 = data.terms;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(data5.length > 262144){
const err14 = {instancePath:instancePath+"/terms/" + i0,keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5.length < 1){
const err15 = {instancePath:instancePath+"/terms/" + i0,keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/terms/" + i0,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/terms",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.source !== undefined){
let data6 = data.source;
if(typeof data6 === "string"){
if(data6.length > 262144){
const err18 = {instancePath:instancePath+"/source",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.asOf !== undefined){
let data7 = data.asOf;
if(typeof data7 === "string"){
if(!pattern17.test(data7)){
const err20 = {instancePath:instancePath+"/asOf",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats10(data7))){
const err21 = {instancePath:instancePath+"/asOf",keyword:"format",params:{format: "iso-date"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/asOf",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.expires !== undefined){
let data8 = data.expires;
if(typeof data8 === "string"){
if(!pattern17.test(data8)){
const err23 = {instancePath:instancePath+"/expires",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats10(data8))){
const err24 = {instancePath:instancePath+"/expires",keyword:"format",params:{format: "iso-date"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/expires",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.label !== undefined){
let data9 = data.label;
if(typeof data9 === "string"){
if(data9.length > 262144){
const err26 = {instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9.length < 1){
const err27 = {instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/label",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.readings !== undefined){
let data10 = data.readings;
if(Array.isArray(data10)){
if(data10.length < 1){
const err29 = {instancePath:instancePath+"/readings",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate181(data10[i1], {instancePath:instancePath+"/readings/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate181.errors : append(vErrors, validate181.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/readings",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data12 = data.unmapped;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err31 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}

const schema298 = {"title":"Carrier","type":"object","additionalProperties":false,"required":["name","phone"],"properties":{"name":{"$ref":"#/$defs/label"},"phone":{"$ref":"#/$defs/phone"},"url":{"$ref":"#/$defs/url"},"lines":{"$ref":"#/$defs/text"},"sample":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.phone === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "phone"}};
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
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
if(typeof data0 === "string"){
if(data0.length > 262144){
const err3 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.phone !== undefined){
let data1 = data.phone;
if(typeof data1 === "string"){
if(!(formats14(data1))){
const err6 = {instancePath:instancePath+"/phone",keyword:"format",params:{format: "phone"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
const err8 = {instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats0(data2))){
const err9 = {instancePath:instancePath+"/url",keyword:"format",params:{format: "link"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.lines !== undefined){
let data3 = data.lines;
if(typeof data3 === "string"){
if(data3.length > 262144){
const err11 = {instancePath:instancePath+"/lines",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/lines",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sample !== undefined){
if(typeof data.sample !== "boolean"){
const err13 = {instancePath:instancePath+"/sample",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data5 = data.unmapped;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err14 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}

const schema304 = {"title":"MedicareFacts","type":"object","additionalProperties":false,"properties":{"organizations":{"type":"integer","minimum":1},"products":{"type":"integer","minimum":1},"disclaimer":{"$ref":"#/$defs/text"},"nonAffiliation":{"$ref":"#/$defs/text"},"source":{"$ref":"#/$defs/text"},"sample":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "organizations") || (key0 === "products")) || (key0 === "disclaimer")) || (key0 === "nonAffiliation")) || (key0 === "source")) || (key0 === "sample")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
const err1 = {instancePath:instancePath+"/organizations",keyword:"type",params:{type: "integer"}};
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
const err2 = {instancePath:instancePath+"/organizations",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
const err3 = {instancePath:instancePath+"/products",keyword:"type",params:{type: "integer"}};
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
const err4 = {instancePath:instancePath+"/products",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let data2 = data.disclaimer;
if(typeof data2 === "string"){
if(data2.length > 262144){
const err5 = {instancePath:instancePath+"/disclaimer",keyword:"maxLength",params:{limit: 262144}};
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
const err6 = {instancePath:instancePath+"/disclaimer",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.nonAffiliation !== undefined){
let data3 = data.nonAffiliation;
if(typeof data3 === "string"){
if(data3.length > 262144){
const err7 = {instancePath:instancePath+"/nonAffiliation",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/nonAffiliation",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.source !== undefined){
let data4 = data.source;
if(typeof data4 === "string"){
if(data4.length > 262144){
const err9 = {instancePath:instancePath+"/source",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sample !== undefined){
if(typeof data.sample !== "boolean"){
const err11 = {instancePath:instancePath+"/sample",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data6 = data.unmapped;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err12 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}

const schema309 = {"title":"LintSettings","type":"object","additionalProperties":false,"properties":{"severities":{"type":"object","propertyNames":{"pattern":"^[a-z]+/[a-z-]+$"},"additionalProperties":{"enum":["off","warning","error"]}},"waivers":{"type":"array","items":{"$ref":"#/$defs/waiver"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const pattern38 = new RegExp("^[a-z]+/[a-z-]+$", "u");
const schema310 = {"title":"Waiver","type":"object","additionalProperties":false,"required":["rule","text","by","date","reason"],"properties":{"rule":{"type":"string","pattern":"^[a-z]+/[a-z-]+$"},"text":{"$ref":"#/$defs/label"},"page":{"$ref":"#/$defs/label"},"by":{"$ref":"#/$defs/label"},"date":{"$ref":"#/$defs/date"},"reason":{"$ref":"#/$defs/label"},"expires":{"$ref":"#/$defs/date"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rule === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.by === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "by"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.date === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.reason === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "rule") || (key0 === "text")) || (key0 === "page")) || (key0 === "by")) || (key0 === "date")) || (key0 === "reason")) || (key0 === "expires")) || (key0 === "unmapped"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.rule !== undefined){
let data0 = data.rule;
if(typeof data0 === "string"){
if(!pattern38.test(data0)){
const err6 = {instancePath:instancePath+"/rule",keyword:"pattern",params:{pattern: "^[a-z]+/[a-z-]+$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/rule",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err8 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.length < 1){
const err9 = {instancePath:instancePath+"/text",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.page !== undefined){
let data2 = data.page;
if(typeof data2 === "string"){
if(data2.length > 262144){
const err11 = {instancePath:instancePath+"/page",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.length < 1){
const err12 = {instancePath:instancePath+"/page",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/page",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.by !== undefined){
let data3 = data.by;
if(typeof data3 === "string"){
if(data3.length > 262144){
const err14 = {instancePath:instancePath+"/by",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.length < 1){
const err15 = {instancePath:instancePath+"/by",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/by",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.date !== undefined){
let data4 = data.date;
if(typeof data4 === "string"){
if(!pattern17.test(data4)){
const err17 = {instancePath:instancePath+"/date",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats10(data4))){
const err18 = {instancePath:instancePath+"/date",keyword:"format",params:{format: "iso-date"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/date",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.reason !== undefined){
let data5 = data.reason;
if(typeof data5 === "string"){
if(data5.length > 262144){
const err20 = {instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5.length < 1){
const err21 = {instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.expires !== undefined){
let data6 = data.expires;
if(typeof data6 === "string"){
if(!pattern17.test(data6)){
const err23 = {instancePath:instancePath+"/expires",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats10(data6))){
const err24 = {instancePath:instancePath+"/expires",keyword:"format",params:{format: "iso-date"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/expires",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.unmapped !== undefined){
let data7 = data.unmapped;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err26 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate189.errors = vErrors;
return errors === 0;
}


function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "severities") || (key0 === "waivers")) || (key0 === "unmapped"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.severities !== undefined){
let data0 = data.severities;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
const _errs4 = errors;
if(typeof key1 === "string"){
if(!pattern38.test(key1)){
const err1 = {instancePath:instancePath+"/severities",keyword:"pattern",params:{pattern: "^[a-z]+/[a-z-]+$"},propertyName:key1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err2 = {instancePath:instancePath+"/severities",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
for(const key2 in data0){
let data1 = data0[key2];
if(!(((data1 === "off") || (data1 === "warning")) || (data1 === "error"))){
const err3 = {instancePath:instancePath+"/severities/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"enum",params:{allowedValues: schema309.properties.severities.additionalProperties.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/severities",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.waivers !== undefined){
let data2 = data.waivers;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate189(data2[i0], {instancePath:instancePath+"/waivers/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate189.errors : append(vErrors, validate189.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/waivers",keyword:"type",params:{type: "array"}};
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
let data4 = data.unmapped;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err6 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate188.errors = vErrors;
return errors === 0;
}

const schema319 = {"title":"Redirects","type":"object","propertyNames":{"maxLength":2048,"pattern":"^(?!/(?:404|admin|api|healthz|readyz)(?:/|$))(?:/[a-z0-9_~-][a-z0-9._~-]*)+(?<!\\.html|/index)$"},"additionalProperties":{"$ref":"#/$defs/redirectTarget"}};
const schema320 = {"type":"string","maxLength":2048,"pattern":"^(?:gone|/(?!/)[\\w.~!$&'()+,;=:@%/?#-]*|https://[\\w.~!$&'()+,;=:@%/?#-]+)$"};
const pattern42 = new RegExp("^(?!/(?:404|admin|api|healthz|readyz)(?:/|$))(?:/[a-z0-9_~-][a-z0-9._~-]*)+(?<!\\.html|/index)$", "u");
const pattern43 = new RegExp("^(?:gone|/(?!/)[\\w.~!$&'()+,;=:@%/?#-]*|https://[\\w.~!$&'()+,;=:@%/?#-]+)$", "u");

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(key0.length > 2048){
const err0 = {instancePath,keyword:"maxLength",params:{limit: 2048},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern42.test(key0)){
const err1 = {instancePath,keyword:"pattern",params:{pattern: "^(?!/(?:404|admin|api|healthz|readyz)(?:/|$))(?:/[a-z0-9_~-][a-z0-9._~-]*)+(?<!\\.html|/index)$"},propertyName:key0};
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
const err2 = {instancePath,keyword:"propertyNames",params:{propertyName: key0}};
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
let data0 = data[key1];
if(typeof data0 === "string"){
if(data0.length > 2048){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern43.test(data0)){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"pattern",params:{pattern: "^(?:gone|/(?!/)[\\w.~!$&'()+,;=:@%/?#-]*|https://[\\w.~!$&'()+,;=:@%/?#-]+)$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate192.errors = vErrors;
return errors === 0;
}


function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.phone === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "phone"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.address === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "address"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema228.properties, key0))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
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
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length > 262144){
const err5 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.length < 1){
const err6 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.shortName !== undefined){
let data1 = data.shortName;
if(typeof data1 === "string"){
if(data1.length > 262144){
const err8 = {instancePath:instancePath+"/shortName",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.length < 1){
const err9 = {instancePath:instancePath+"/shortName",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/shortName",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sample !== undefined){
if(typeof data.sample !== "boolean"){
const err11 = {instancePath:instancePath+"/sample",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.tagline !== undefined){
let data3 = data.tagline;
if(typeof data3 === "string"){
if(data3.length > 262144){
const err12 = {instancePath:instancePath+"/tagline",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/tagline",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if(data4.length > 262144){
const err14 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.url !== undefined){
let data5 = data.url;
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
const err16 = {instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0(data5))){
const err17 = {instancePath:instancePath+"/url",keyword:"format",params:{format: "link"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.foundedYear !== undefined){
let data6 = data.foundedYear;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err19 = {instancePath:instancePath+"/foundedYear",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2100 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/foundedYear",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 1800 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/foundedYear",keyword:"minimum",params:{comparison: ">=", limit: 1800}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.phone !== undefined){
let data7 = data.phone;
if(typeof data7 === "string"){
if(!(formats14(data7))){
const err22 = {instancePath:instancePath+"/phone",keyword:"format",params:{format: "phone"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.email !== undefined){
let data8 = data.email;
if(typeof data8 === "string"){
if(!(formats16(data8))){
const err24 = {instancePath:instancePath+"/email",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.address !== undefined){
if(!(validate149(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate149.errors : append(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data10 = data.region;
if(typeof data10 === "string"){
if(data10.length > 262144){
const err26 = {instancePath:instancePath+"/region",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/region",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.priceRange !== undefined){
let data11 = data.priceRange;
if(typeof data11 === "string"){
if(data11.length > 262144){
const err28 = {instancePath:instancePath+"/priceRange",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/priceRange",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.hours !== undefined){
if(!(validate151(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = vErrors === null ? validate151.errors : append(vErrors, validate151.errors);
errors = vErrors.length;
}
}
if(data.timeZone !== undefined){
let data13 = data.timeZone;
if(typeof data13 === "string"){
if(!(formats36(data13))){
const err30 = {instancePath:instancePath+"/timeZone",keyword:"format",params:{format: "time-zone"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/timeZone",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.notice !== undefined){
if(!(validate168(data.notice, {instancePath:instancePath+"/notice",parentData:data,parentDataProperty:"notice",rootData}))){
vErrors = vErrors === null ? validate168.errors : append(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.social !== undefined){
let data15 = data.social;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validate169(data15[i0], {instancePath:instancePath+"/social/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate169.errors : append(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/social",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.licensedStates !== undefined){
let data17 = data.licensedStates;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(typeof data18 !== "string"){
const err33 = {instancePath:instancePath+"/licensedStates/" + i1,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((data18 === "AL") || (data18 === "AK")) || (data18 === "AZ")) || (data18 === "AR")) || (data18 === "CA")) || (data18 === "CO")) || (data18 === "CT")) || (data18 === "DE")) || (data18 === "FL")) || (data18 === "GA")) || (data18 === "HI")) || (data18 === "ID")) || (data18 === "IL")) || (data18 === "IN")) || (data18 === "IA")) || (data18 === "KS")) || (data18 === "KY")) || (data18 === "LA")) || (data18 === "ME")) || (data18 === "MD")) || (data18 === "MA")) || (data18 === "MI")) || (data18 === "MN")) || (data18 === "MS")) || (data18 === "MO")) || (data18 === "MT")) || (data18 === "NE")) || (data18 === "NV")) || (data18 === "NH")) || (data18 === "NJ")) || (data18 === "NM")) || (data18 === "NY")) || (data18 === "NC")) || (data18 === "ND")) || (data18 === "OH")) || (data18 === "OK")) || (data18 === "OR")) || (data18 === "PA")) || (data18 === "RI")) || (data18 === "SC")) || (data18 === "SD")) || (data18 === "TN")) || (data18 === "TX")) || (data18 === "UT")) || (data18 === "VT")) || (data18 === "VA")) || (data18 === "WA")) || (data18 === "WV")) || (data18 === "WI")) || (data18 === "WY")) || (data18 === "DC")) || (data18 === "AS")) || (data18 === "GU")) || (data18 === "MP")) || (data18 === "PR")) || (data18 === "VI"))){
const err34 = {instancePath:instancePath+"/licensedStates/" + i1,keyword:"enum",params:{allowedValues: schema239.enum}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
let i2 = data17.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data17[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err35 = {instancePath:instancePath+"/licensedStates",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err36 = {instancePath:instancePath+"/licensedStates",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.licenses !== undefined){
let data19 = data.licenses;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i3=0; i3<len2; i3++){
if(!(validate173(data19[i3], {instancePath:instancePath+"/licenses/" + i3,parentData:data19,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate173.errors : append(vErrors, validate173.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/licenses",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.navigation !== undefined){
let data21 = data.navigation;
if(Array.isArray(data21)){
const len3 = data21.length;
for(let i4=0; i4<len3; i4++){
if(!(validate169(data21[i4], {instancePath:instancePath+"/navigation/" + i4,parentData:data21,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate169.errors : append(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
else {
const err38 = {instancePath:instancePath+"/navigation",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.footer !== undefined){
if(!(validate176(data.footer, {instancePath:instancePath+"/footer",parentData:data,parentDataProperty:"footer",rootData}))){
vErrors = vErrors === null ? validate176.errors : append(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.claims !== undefined){
let data24 = data.claims;
if(Array.isArray(data24)){
const len4 = data24.length;
for(let i5=0; i5<len4; i5++){
if(!(validate180(data24[i5], {instancePath:instancePath+"/claims/" + i5,parentData:data24,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate180.errors : append(vErrors, validate180.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath:instancePath+"/claims",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.carriers !== undefined){
let data26 = data.carriers;
if(Array.isArray(data26)){
const len5 = data26.length;
for(let i6=0; i6<len5; i6++){
if(!(validate184(data26[i6], {instancePath:instancePath+"/carriers/" + i6,parentData:data26,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate184.errors : append(vErrors, validate184.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath:instancePath+"/carriers",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.medicare !== undefined){
if(!(validate186(data.medicare, {instancePath:instancePath+"/medicare",parentData:data,parentDataProperty:"medicare",rootData}))){
vErrors = vErrors === null ? validate186.errors : append(vErrors, validate186.errors);
errors = vErrors.length;
}
}
if(data.lint !== undefined){
if(!(validate188(data.lint, {instancePath:instancePath+"/lint",parentData:data,parentDataProperty:"lint",rootData}))){
vErrors = vErrors === null ? validate188.errors : append(vErrors, validate188.errors);
errors = vErrors.length;
}
}
if(data.redirects !== undefined){
if(!(validate192(data.redirects, {instancePath:instancePath+"/redirects",parentData:data,parentDataProperty:"redirects",rootData}))){
vErrors = vErrors === null ? validate192.errors : append(vErrors, validate192.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
let data31 = data.unmapped;
if(!(data31 && typeof data31 == "object" && !Array.isArray(data31))){
const err41 = {instancePath:instancePath+"/unmapped",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate195.errors = vErrors;
return errors === 0;
}

export const validateRevision = validate208;
const schema335 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://agency.example.com/schemas/revision.schema.json","title":"StoredRevision","type":"object","required":["revision","time","by","source","format","sha256","message","changes"],"properties":{"revision":{"type":"integer","minimum":1},"parents":{"type":"array","items":{"type":"string"}},"time":{"type":"string","minLength":1},"by":{"type":"string"},"source":{"type":"string"},"format":{"type":"string"},"sha256":{"type":"string"},"message":{"type":"string"},"changes":{"type":"array","items":{"$ref":"#/$defs/change"}}},"$defs":{"change":{"type":"object","required":["page","before","after"],"properties":{"page":{"type":"string","minLength":1},"before":{"type":["object","null"]},"after":{"type":["object","null"]}}}}};
const schema336 = {"type":"object","required":["page","before","after"],"properties":{"page":{"type":"string","minLength":1},"before":{"type":["object","null"]},"after":{"type":["object","null"]}}};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://agency.example.com/schemas/revision.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.revision === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "revision"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.time === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "time"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.by === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "by"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.source === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.format === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "format"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.sha256 === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "sha256"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.message === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.changes === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "changes"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.revision !== undefined){
let data0 = data.revision;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err8 = {instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err9 = {instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.parents !== undefined){
let data1 = data.parents;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err10 = {instancePath:instancePath+"/parents/" + i0,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/parents",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.time !== undefined){
let data3 = data.time;
if(typeof data3 === "string"){
if(data3.length < 1){
const err12 = {instancePath:instancePath+"/time",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/time",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.by !== undefined){
if(typeof data.by !== "string"){
const err14 = {instancePath:instancePath+"/by",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
const err15 = {instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.format !== undefined){
if(typeof data.format !== "string"){
const err16 = {instancePath:instancePath+"/format",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sha256 !== undefined){
if(typeof data.sha256 !== "string"){
const err17 = {instancePath:instancePath+"/sha256",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err18 = {instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.changes !== undefined){
let data9 = data.changes;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.page === undefined){
const err19 = {instancePath:instancePath+"/changes/" + i1,keyword:"required",params:{missingProperty: "page"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data10.before === undefined){
const err20 = {instancePath:instancePath+"/changes/" + i1,keyword:"required",params:{missingProperty: "before"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data10.after === undefined){
const err21 = {instancePath:instancePath+"/changes/" + i1,keyword:"required",params:{missingProperty: "after"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data10.page !== undefined){
let data11 = data10.page;
if(typeof data11 === "string"){
if(data11.length < 1){
const err22 = {instancePath:instancePath+"/changes/" + i1+"/page",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/changes/" + i1+"/page",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data10.before !== undefined){
let data12 = data10.before;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
const err24 = {instancePath:instancePath+"/changes/" + i1+"/before",keyword:"type",params:{type: schema336.properties.before.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data10.after !== undefined){
let data13 = data10.after;
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
const err25 = {instancePath:instancePath+"/changes/" + i1+"/after",keyword:"type",params:{type: schema336.properties.after.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/changes/" + i1,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/changes",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}

function append(errors, more) {
  for (const error of more) errors.push(error);
  return errors;
}
