// Generated from the schemas by `agency schema --write`. Do not edit.
"use strict";
export const validateStoredPage = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://agency.example.com/schemas/page.schema.json","title":"StoredPage","description":"One page of the website as the store keeps it. Edit `content`; the command line sets the rest.","type":"object","additionalProperties":false,"required":["page","version","content"],"properties":{"$schema":{"type":"string"},"page":{"description":"The page's id: a top-level page, or <section>/<slug>.","type":"string","pattern":"^(?:home|about|commercial|farm|personal|medicare|contact|claims|privacy|terms|(?:commercial|farm|personal)/[a-z0-9]+(?:-[a-z0-9]+)*)$"},"version":{"description":"The revision that last changed this page.","type":"integer","minimum":0},"content":{"$ref":"#/$defs/pageContent"}},"$defs":{"pageContent":{"title":"PageContent","description":"What a page says: every section is optional but the metadata and the hero.","type":"object","additionalProperties":false,"required":["meta","hero"],"properties":{"meta":{"$ref":"#/$defs/meta"},"hero":{"$ref":"#/$defs/hero"},"stats":{"$ref":"#/$defs/stats"},"about":{"$ref":"#/$defs/about"},"products":{"$ref":"#/$defs/products"},"features":{"$ref":"#/$defs/itemList"},"coverage":{"$ref":"#/$defs/itemList"},"services":{"$ref":"#/$defs/itemList"},"benefits":{"$ref":"#/$defs/itemList"},"checklist":{"$ref":"#/$defs/checklist"},"medicareProcess":{"$ref":"#/$defs/process"},"medicare":{"$ref":"#/$defs/medicareTeaser"},"testimonials":{"$ref":"#/$defs/testimonials"},"banner":{"$ref":"#/$defs/banner"},"trust":{"$ref":"#/$defs/trust"},"philosophy":{"$ref":"#/$defs/textBlock"},"specialty":{"$ref":"#/$defs/itemList"},"whyChoose":{"$ref":"#/$defs/whyChoose"},"serviceAreas":{"$ref":"#/$defs/itemList"},"team":{"$ref":"#/$defs/team"},"spotlight":{"$ref":"#/$defs/callToAction"},"officeInfo":{"$ref":"#/$defs/officeInfo"},"form":{"$ref":"#/$defs/form"},"mapEmbed":{"$ref":"#/$defs/mapEmbed"},"legal":{"$ref":"#/$defs/legal"},"faq":{"$ref":"#/$defs/faq"},"related":{"$ref":"#/$defs/itemList"},"cta":{"$ref":"#/$defs/callToAction"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"text":{"type":"string","maxLength":262144},"label":{"description":"Text that must not be empty.","type":"string","minLength":1,"maxLength":262144},"richText":{"description":"Text that may hold links and simple inline markup: a strong em b i br p ul ol li.","type":"string","maxLength":262144,"html":true},"url":{"description":"A path of this site, an anchor, or an address with http, https, mailto or tel.","type":"string","pattern":"^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"},"media":{"description":"A file below content/media, or an address.","type":"string","pattern":"^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"},"id":{"type":["string","integer"]},"unmapped":{"description":"Keys that the model does not know, kept as they came so that an export gives them back.","type":"object"},"meta":{"title":"Meta","type":"object","additionalProperties":false,"required":["title","description"],"properties":{"title":{"$ref":"#/$defs/label"},"description":{"$ref":"#/$defs/label"},"keywords":{"description":"Comma-separated.","$ref":"#/$defs/text"},"canonical":{"$ref":"#/$defs/url"},"og":{"$ref":"#/$defs/share"},"twitter":{"$ref":"#/$defs/share"},"noIndex":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"share":{"title":"Share","description":"What a shared link shows where it differs from the page's own title and description.","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/text"},"image":{"$ref":"#/$defs/media"},"type":{"$ref":"#/$defs/text"},"card":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"hero":{"title":"Hero","type":"object","additionalProperties":false,"required":["title"],"properties":{"badge":{"$ref":"#/$defs/text"},"title":{"$ref":"#/$defs/label"},"subtitle":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"ctaText":{"$ref":"#/$defs/text"},"ctaUrl":{"$ref":"#/$defs/url"},"backgroundColor":{"$ref":"#/$defs/text"},"textColor":{"$ref":"#/$defs/text"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"tiles":{"type":"array","items":{"$ref":"#/$defs/item"}},"unmapped":{"$ref":"#/$defs/unmapped"}}},"about":{"title":"About","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"description":"A newline ends a paragraph.","$ref":"#/$defs/richText"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"textBlock":{"title":"TextBlock","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"item":{"title":"Item","description":"One card, feature, service, benefit or related page.","type":"object","additionalProperties":false,"required":["title"],"properties":{"id":{"$ref":"#/$defs/id"},"title":{"$ref":"#/$defs/label"},"description":{"$ref":"#/$defs/richText"},"icon":{"$ref":"#/$defs/text"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"bullets":{"type":"array","items":{"$ref":"#/$defs/text"}},"url":{"$ref":"#/$defs/url"},"linkText":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"itemList":{"title":"ItemList","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"items":{"type":"array","items":{"$ref":"#/$defs/item"}},"unmapped":{"$ref":"#/$defs/unmapped"}}},"stat":{"title":"Stat","type":"object","additionalProperties":false,"required":["value","label"],"properties":{"value":{"$ref":"#/$defs/label"},"label":{"$ref":"#/$defs/label"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"stats":{"title":"Stats","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"items":{"type":"array","items":{"$ref":"#/$defs/stat"}},"unmapped":{"$ref":"#/$defs/unmapped"}}},"products":{"title":"Products","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"featuresTitle":{"$ref":"#/$defs/text"},"featuresItems":{"type":"array","items":{"$ref":"#/$defs/item"}},"items":{"type":"array","items":{"$ref":"#/$defs/product"}},"unmapped":{"$ref":"#/$defs/unmapped"}}},"product":{"title":"Product","type":"object","additionalProperties":false,"required":["title"],"properties":{"id":{"$ref":"#/$defs/id"},"title":{"$ref":"#/$defs/label"},"description":{"$ref":"#/$defs/richText"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"link":{"$ref":"#/$defs/url"},"linkText":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"checklist":{"title":"Checklist","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"items":{"type":"array","items":{"$ref":"#/$defs/text"}},"unmapped":{"$ref":"#/$defs/unmapped"}}},"process":{"title":"Process","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"steps":{"type":"array","items":{"$ref":"#/$defs/item"}},"unmapped":{"$ref":"#/$defs/unmapped"}}},"medicareTeaser":{"title":"MedicareTeaser","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"benefits":{"type":"array","items":{"$ref":"#/$defs/text"}},"link":{"$ref":"#/$defs/url"},"linkText":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"testimonial":{"title":"Testimonial","type":"object","additionalProperties":false,"required":["quote","author"],"properties":{"id":{"$ref":"#/$defs/id"},"quote":{"$ref":"#/$defs/label"},"author":{"$ref":"#/$defs/label"},"position":{"$ref":"#/$defs/text"},"sample":{"description":"Made up, not said by a client: lint --production refuses it.","type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"testimonials":{"title":"Testimonials","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"items":{"type":"array","items":{"$ref":"#/$defs/testimonial"}},"unmapped":{"$ref":"#/$defs/unmapped"}}},"banner":{"title":"Banner","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"buttonText":{"$ref":"#/$defs/text"},"buttonUrl":{"$ref":"#/$defs/url"},"stats":{"type":"array","items":{"$ref":"#/$defs/stat"}},"unmapped":{"$ref":"#/$defs/unmapped"}}},"trust":{"title":"Trust","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"stats":{"type":"array","items":{"$ref":"#/$defs/stat"}},"bullets":{"type":"array","items":{"$ref":"#/$defs/text"}},"unmapped":{"$ref":"#/$defs/unmapped"}}},"whyChoose":{"title":"WhyChoose","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"features":{"type":"array","items":{"$ref":"#/$defs/item"}},"unmapped":{"$ref":"#/$defs/unmapped"}}},"teamMember":{"title":"TeamMember","type":"object","additionalProperties":false,"required":["name","title"],"properties":{"id":{"$ref":"#/$defs/id"},"name":{"$ref":"#/$defs/label"},"title":{"$ref":"#/$defs/label"},"bio":{"$ref":"#/$defs/text"},"image":{"$ref":"#/$defs/media"},"licenses":{"$ref":"#/$defs/text"},"linkedIn":{"$ref":"#/$defs/url"},"sample":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"team":{"title":"Team","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"members":{"type":"array","items":{"$ref":"#/$defs/teamMember"}},"unmapped":{"$ref":"#/$defs/unmapped"}}},"labelled":{"title":"Labelled","type":"object","additionalProperties":false,"required":["label","value"],"properties":{"label":{"$ref":"#/$defs/label"},"value":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"officeInfo":{"title":"OfficeInfo","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"address":{"$ref":"#/$defs/labelled"},"phone":{"$ref":"#/$defs/labelled"},"email":{"$ref":"#/$defs/labelled"},"hours":{"$ref":"#/$defs/labelled"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"formField":{"title":"FormField","type":"object","additionalProperties":false,"required":["name","label"],"properties":{"name":{"enum":["firstName","lastName","email","phone","insuranceType","message"]},"label":{"$ref":"#/$defs/label"},"placeholder":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"form":{"title":"Form","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"fields":{"type":"array","items":{"$ref":"#/$defs/formField"}},"submitButton":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"mapEmbed":{"title":"MapEmbed","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"src":{"$ref":"#/$defs/url"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"legal":{"title":"Legal","type":"object","additionalProperties":false,"properties":{"effectiveDate":{"description":"As it is shown: MM/DD/YYYY.","type":"string","pattern":"^\\d{2}/\\d{2}/\\d{4}$"},"sections":{"type":"array","items":{"$ref":"#/$defs/item"}},"notice":{"description":"The trademark notice at the end.","$ref":"#/$defs/richText"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"faqItem":{"title":"FaqItem","type":"object","additionalProperties":false,"required":["question","answer"],"properties":{"id":{"$ref":"#/$defs/id"},"question":{"$ref":"#/$defs/label"},"answer":{"$ref":"#/$defs/richText"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"faq":{"title":"Faq","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"items":{"type":"array","items":{"$ref":"#/$defs/faqItem"}},"unmapped":{"$ref":"#/$defs/unmapped"}}},"callToAction":{"title":"CallToAction","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"buttonText":{"$ref":"#/$defs/text"},"buttonUrl":{"$ref":"#/$defs/url"},"backgroundColor":{"$ref":"#/$defs/text"},"textColor":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}}}};
const pattern3 = new RegExp("^(?:home|about|commercial|farm|personal|medicare|contact|claims|privacy|terms|(?:commercial|farm|personal)/[a-z0-9]+(?:-[a-z0-9]+)*)$", "u");
const schema20 = {"title":"PageContent","description":"What a page says: every section is optional but the metadata and the hero.","type":"object","additionalProperties":false,"required":["meta","hero"],"properties":{"meta":{"$ref":"#/$defs/meta"},"hero":{"$ref":"#/$defs/hero"},"stats":{"$ref":"#/$defs/stats"},"about":{"$ref":"#/$defs/about"},"products":{"$ref":"#/$defs/products"},"features":{"$ref":"#/$defs/itemList"},"coverage":{"$ref":"#/$defs/itemList"},"services":{"$ref":"#/$defs/itemList"},"benefits":{"$ref":"#/$defs/itemList"},"checklist":{"$ref":"#/$defs/checklist"},"medicareProcess":{"$ref":"#/$defs/process"},"medicare":{"$ref":"#/$defs/medicareTeaser"},"testimonials":{"$ref":"#/$defs/testimonials"},"banner":{"$ref":"#/$defs/banner"},"trust":{"$ref":"#/$defs/trust"},"philosophy":{"$ref":"#/$defs/textBlock"},"specialty":{"$ref":"#/$defs/itemList"},"whyChoose":{"$ref":"#/$defs/whyChoose"},"serviceAreas":{"$ref":"#/$defs/itemList"},"team":{"$ref":"#/$defs/team"},"spotlight":{"$ref":"#/$defs/callToAction"},"officeInfo":{"$ref":"#/$defs/officeInfo"},"form":{"$ref":"#/$defs/form"},"mapEmbed":{"$ref":"#/$defs/mapEmbed"},"legal":{"$ref":"#/$defs/legal"},"faq":{"$ref":"#/$defs/faq"},"related":{"$ref":"#/$defs/itemList"},"cta":{"$ref":"#/$defs/callToAction"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const func1 = Object.prototype.hasOwnProperty;
const schema21 = {"title":"Meta","type":"object","additionalProperties":false,"required":["title","description"],"properties":{"title":{"$ref":"#/$defs/label"},"description":{"$ref":"#/$defs/label"},"keywords":{"description":"Comma-separated.","$ref":"#/$defs/text"},"canonical":{"$ref":"#/$defs/url"},"og":{"$ref":"#/$defs/share"},"twitter":{"$ref":"#/$defs/share"},"noIndex":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema22 = {"description":"Text that must not be empty.","type":"string","minLength":1,"maxLength":262144};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
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
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"string","maxLength":262144};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
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
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema24 = {"description":"A path of this site, an anchor, or an address with http, https, mailto or tel.","type":"string","pattern":"^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"};
const pattern4 = new RegExp("^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)", "u");

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
if(!pattern4.test(data)){
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
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema25 = {"title":"Share","description":"What a shared link shows where it differs from the page's own title and description.","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/text"},"image":{"$ref":"#/$defs/media"},"type":{"$ref":"#/$defs/text"},"card":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema26 = {"description":"A file below content/media, or an address.","type":"string","pattern":"^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"};
const pattern5 = new RegExp("^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$", "u");

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern5.test(data)){
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
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema27 = {"description":"Keys that the model does not know, kept as they came so that an export gives them back.","type":"object"};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
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
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(!(validate58(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate58(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate65(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : append(vErrors, validate65.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(validate58(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.card !== undefined){
if(!(validate58(data.card, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
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
if(!(validate55(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : append(vErrors, validate55.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate55(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : append(vErrors, validate55.errors);
errors = vErrors.length;
}
}
if(data.keywords !== undefined){
if(!(validate58(data.keywords, {instancePath:instancePath+"/keywords",parentData:data,parentDataProperty:"keywords",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.canonical !== undefined){
if(!(validate60(data.canonical, {instancePath:instancePath+"/canonical",parentData:data,parentDataProperty:"canonical",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.og !== undefined){
if(!(validate62(data.og, {instancePath:instancePath+"/og",parentData:data,parentDataProperty:"og",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : append(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.twitter !== undefined){
if(!(validate62(data.twitter, {instancePath:instancePath+"/twitter",parentData:data,parentDataProperty:"twitter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : append(vErrors, validate62.errors);
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
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema28 = {"title":"Hero","type":"object","additionalProperties":false,"required":["title"],"properties":{"badge":{"$ref":"#/$defs/text"},"title":{"$ref":"#/$defs/label"},"subtitle":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"ctaText":{"$ref":"#/$defs/text"},"ctaUrl":{"$ref":"#/$defs/url"},"backgroundColor":{"$ref":"#/$defs/text"},"textColor":{"$ref":"#/$defs/text"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"tiles":{"type":"array","items":{"$ref":"#/$defs/item"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema29 = {"description":"Text that may hold links and simple inline markup: a strong em b i br p ul ol li.","type":"string","maxLength":262144,"html":true};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
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
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema30 = {"title":"Item","description":"One card, feature, service, benefit or related page.","type":"object","additionalProperties":false,"required":["title"],"properties":{"id":{"$ref":"#/$defs/id"},"title":{"$ref":"#/$defs/label"},"description":{"$ref":"#/$defs/richText"},"icon":{"$ref":"#/$defs/text"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"bullets":{"type":"array","items":{"$ref":"#/$defs/text"}},"url":{"$ref":"#/$defs/url"},"linkText":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema31 = {"type":["string","integer"]};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema31.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
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
if(data.id !== undefined){
if(!(validate88(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : append(vErrors, validate88.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate55(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : append(vErrors, validate55.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate79(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : append(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
if(!(validate58(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate65(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : append(vErrors, validate65.errors);
errors = vErrors.length;
}
}
if(data.imageAlt !== undefined){
if(!(validate58(data.imageAlt, {instancePath:instancePath+"/imageAlt",parentData:data,parentDataProperty:"imageAlt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.bullets !== undefined){
let data6 = data.bullets;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate58(data6[i0], {instancePath:instancePath+"/bullets/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
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
if(!(validate60(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.linkText !== undefined){
if(!(validate58(data.linkText, {instancePath:instancePath+"/linkText",parentData:data,parentDataProperty:"linkText",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
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
if(!(func1.call(schema28.properties, key0))){
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
if(!(validate58(data.badge, {instancePath:instancePath+"/badge",parentData:data,parentDataProperty:"badge",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate55(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : append(vErrors, validate55.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(!(validate58(data.subtitle, {instancePath:instancePath+"/subtitle",parentData:data,parentDataProperty:"subtitle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate79(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : append(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.ctaText !== undefined){
if(!(validate58(data.ctaText, {instancePath:instancePath+"/ctaText",parentData:data,parentDataProperty:"ctaText",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.ctaUrl !== undefined){
if(!(validate60(data.ctaUrl, {instancePath:instancePath+"/ctaUrl",parentData:data,parentDataProperty:"ctaUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate58(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate58(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate65(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : append(vErrors, validate65.errors);
errors = vErrors.length;
}
}
if(data.imageAlt !== undefined){
if(!(validate58(data.imageAlt, {instancePath:instancePath+"/imageAlt",parentData:data,parentDataProperty:"imageAlt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.tiles !== undefined){
let data10 = data.tiles;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate87(data10[i0], {instancePath:instancePath+"/tiles/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : append(vErrors, validate87.errors);
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
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema32 = {"title":"Stats","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"items":{"type":"array","items":{"$ref":"#/$defs/stat"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema33 = {"title":"Stat","type":"object","additionalProperties":false,"required":["value","label"],"properties":{"value":{"$ref":"#/$defs/label"},"label":{"$ref":"#/$defs/label"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

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
if(!(((key0 === "value") || (key0 === "label")) || (key0 === "unmapped"))){
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
if(!(validate55(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : append(vErrors, validate55.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate55(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : append(vErrors, validate55.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
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
if(!(validate58(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate104(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : append(vErrors, validate104.errors);
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
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema34 = {"title":"About","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"description":"A newline ends a paragraph.","$ref":"#/$defs/richText"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
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
if(!(validate58(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate79(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : append(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate65(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : append(vErrors, validate65.errors);
errors = vErrors.length;
}
}
if(data.imageAlt !== undefined){
if(!(validate58(data.imageAlt, {instancePath:instancePath+"/imageAlt",parentData:data,parentDataProperty:"imageAlt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema35 = {"title":"Products","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"featuresTitle":{"$ref":"#/$defs/text"},"featuresItems":{"type":"array","items":{"$ref":"#/$defs/item"}},"items":{"type":"array","items":{"$ref":"#/$defs/product"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema36 = {"title":"Product","type":"object","additionalProperties":false,"required":["title"],"properties":{"id":{"$ref":"#/$defs/id"},"title":{"$ref":"#/$defs/label"},"description":{"$ref":"#/$defs/richText"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"link":{"$ref":"#/$defs/url"},"linkText":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
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
if(!(validate88(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : append(vErrors, validate88.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate55(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : append(vErrors, validate55.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate79(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : append(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate65(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : append(vErrors, validate65.errors);
errors = vErrors.length;
}
}
if(data.imageAlt !== undefined){
if(!(validate58(data.imageAlt, {instancePath:instancePath+"/imageAlt",parentData:data,parentDataProperty:"imageAlt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.link !== undefined){
if(!(validate60(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.linkText !== undefined){
if(!(validate58(data.linkText, {instancePath:instancePath+"/linkText",parentData:data,parentDataProperty:"linkText",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
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
if(!(validate58(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate79(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : append(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.featuresTitle !== undefined){
if(!(validate58(data.featuresTitle, {instancePath:instancePath+"/featuresTitle",parentData:data,parentDataProperty:"featuresTitle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.featuresItems !== undefined){
let data3 = data.featuresItems;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate87(data3[i0], {instancePath:instancePath+"/featuresItems/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : append(vErrors, validate87.errors);
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
if(!(validate123(data5[i1], {instancePath:instancePath+"/items/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : append(vErrors, validate123.errors);
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
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"title":"ItemList","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"items":{"type":"array","items":{"$ref":"#/$defs/item"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
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
if(!(validate58(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate79(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : append(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data2 = data.items;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate87(data2[i0], {instancePath:instancePath+"/items/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : append(vErrors, validate87.errors);
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
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema38 = {"title":"Checklist","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"items":{"type":"array","items":{"$ref":"#/$defs/text"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
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
if(!(validate58(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate58(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
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
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema39 = {"title":"Process","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"steps":{"type":"array","items":{"$ref":"#/$defs/item"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
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
if(!(validate58(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate79(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : append(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.steps !== undefined){
let data2 = data.steps;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate87(data2[i0], {instancePath:instancePath+"/steps/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : append(vErrors, validate87.errors);
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
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema40 = {"title":"MedicareTeaser","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"benefits":{"type":"array","items":{"$ref":"#/$defs/text"}},"link":{"$ref":"#/$defs/url"},"linkText":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
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
if(!(validate58(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate79(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : append(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate65(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : append(vErrors, validate65.errors);
errors = vErrors.length;
}
}
if(data.imageAlt !== undefined){
if(!(validate58(data.imageAlt, {instancePath:instancePath+"/imageAlt",parentData:data,parentDataProperty:"imageAlt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.benefits !== undefined){
let data4 = data.benefits;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate58(data4[i0], {instancePath:instancePath+"/benefits/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
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
if(!(validate60(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.linkText !== undefined){
if(!(validate58(data.linkText, {instancePath:instancePath+"/linkText",parentData:data,parentDataProperty:"linkText",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema41 = {"title":"Testimonials","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"items":{"type":"array","items":{"$ref":"#/$defs/testimonial"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema42 = {"title":"Testimonial","type":"object","additionalProperties":false,"required":["quote","author"],"properties":{"id":{"$ref":"#/$defs/id"},"quote":{"$ref":"#/$defs/label"},"author":{"$ref":"#/$defs/label"},"position":{"$ref":"#/$defs/text"},"sample":{"description":"Made up, not said by a client: lint --production refuses it.","type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

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
if(!(validate88(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : append(vErrors, validate88.errors);
errors = vErrors.length;
}
}
if(data.quote !== undefined){
if(!(validate55(data.quote, {instancePath:instancePath+"/quote",parentData:data,parentDataProperty:"quote",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : append(vErrors, validate55.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
if(!(validate55(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : append(vErrors, validate55.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined){
if(!(validate58(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
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
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
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
if(!(validate58(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate79(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : append(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data2 = data.items;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate168(data2[i0], {instancePath:instancePath+"/items/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : append(vErrors, validate168.errors);
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
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema43 = {"title":"Banner","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"buttonText":{"$ref":"#/$defs/text"},"buttonUrl":{"$ref":"#/$defs/url"},"stats":{"type":"array","items":{"$ref":"#/$defs/stat"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
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
if(!(validate58(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate79(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : append(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.buttonText !== undefined){
if(!(validate58(data.buttonText, {instancePath:instancePath+"/buttonText",parentData:data,parentDataProperty:"buttonText",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.buttonUrl !== undefined){
if(!(validate60(data.buttonUrl, {instancePath:instancePath+"/buttonUrl",parentData:data,parentDataProperty:"buttonUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.stats !== undefined){
let data4 = data.stats;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate104(data4[i0], {instancePath:instancePath+"/stats/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : append(vErrors, validate104.errors);
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
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema44 = {"title":"Trust","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"stats":{"type":"array","items":{"$ref":"#/$defs/stat"}},"bullets":{"type":"array","items":{"$ref":"#/$defs/text"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
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
if(!(validate58(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.stats !== undefined){
let data1 = data.stats;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate104(data1[i0], {instancePath:instancePath+"/stats/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : append(vErrors, validate104.errors);
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
if(!(validate58(data3[i1], {instancePath:instancePath+"/bullets/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
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
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"title":"TextBlock","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
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
if(!(validate58(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate79(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : append(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema46 = {"title":"WhyChoose","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"features":{"type":"array","items":{"$ref":"#/$defs/item"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
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
if(!(validate58(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate79(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : append(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.features !== undefined){
let data2 = data.features;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate87(data2[i0], {instancePath:instancePath+"/features/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : append(vErrors, validate87.errors);
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
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema47 = {"title":"Team","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"members":{"type":"array","items":{"$ref":"#/$defs/teamMember"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema48 = {"title":"TeamMember","type":"object","additionalProperties":false,"required":["name","title"],"properties":{"id":{"$ref":"#/$defs/id"},"name":{"$ref":"#/$defs/label"},"title":{"$ref":"#/$defs/label"},"bio":{"$ref":"#/$defs/text"},"image":{"$ref":"#/$defs/media"},"licenses":{"$ref":"#/$defs/text"},"linkedIn":{"$ref":"#/$defs/url"},"sample":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

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
if(!(func1.call(schema48.properties, key0))){
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
if(!(validate88(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : append(vErrors, validate88.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate55(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : append(vErrors, validate55.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate55(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : append(vErrors, validate55.errors);
errors = vErrors.length;
}
}
if(data.bio !== undefined){
if(!(validate58(data.bio, {instancePath:instancePath+"/bio",parentData:data,parentDataProperty:"bio",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate65(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : append(vErrors, validate65.errors);
errors = vErrors.length;
}
}
if(data.licenses !== undefined){
if(!(validate58(data.licenses, {instancePath:instancePath+"/licenses",parentData:data,parentDataProperty:"licenses",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.linkedIn !== undefined){
if(!(validate60(data.linkedIn, {instancePath:instancePath+"/linkedIn",parentData:data,parentDataProperty:"linkedIn",rootData,dynamicAnchors}))){
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
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
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
if(!(validate58(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate79(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : append(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.members !== undefined){
let data2 = data.members;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate207(data2[i0], {instancePath:instancePath+"/members/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : append(vErrors, validate207.errors);
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
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema49 = {"title":"CallToAction","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"buttonText":{"$ref":"#/$defs/text"},"buttonUrl":{"$ref":"#/$defs/url"},"backgroundColor":{"$ref":"#/$defs/text"},"textColor":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
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
if(!(validate58(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate79(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : append(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.buttonText !== undefined){
if(!(validate58(data.buttonText, {instancePath:instancePath+"/buttonText",parentData:data,parentDataProperty:"buttonText",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.buttonUrl !== undefined){
if(!(validate60(data.buttonUrl, {instancePath:instancePath+"/buttonUrl",parentData:data,parentDataProperty:"buttonUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate58(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate58(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema50 = {"title":"OfficeInfo","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"address":{"$ref":"#/$defs/labelled"},"phone":{"$ref":"#/$defs/labelled"},"email":{"$ref":"#/$defs/labelled"},"hours":{"$ref":"#/$defs/labelled"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema51 = {"title":"Labelled","type":"object","additionalProperties":false,"required":["label","value"],"properties":{"label":{"$ref":"#/$defs/label"},"value":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
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
if(!(validate55(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : append(vErrors, validate55.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
if(!(validate58(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
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
if(!(validate58(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validate230(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate230.errors : append(vErrors, validate230.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validate230(data.phone, {instancePath:instancePath+"/phone",parentData:data,parentDataProperty:"phone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate230.errors : append(vErrors, validate230.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate230(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate230.errors : append(vErrors, validate230.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
if(!(validate230(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate230.errors : append(vErrors, validate230.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate65(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : append(vErrors, validate65.errors);
errors = vErrors.length;
}
}
if(data.imageAlt !== undefined){
if(!(validate58(data.imageAlt, {instancePath:instancePath+"/imageAlt",parentData:data,parentDataProperty:"imageAlt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema52 = {"title":"Form","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"fields":{"type":"array","items":{"$ref":"#/$defs/formField"}},"submitButton":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema53 = {"title":"FormField","type":"object","additionalProperties":false,"required":["name","label"],"properties":{"name":{"enum":["firstName","lastName","email","phone","insuranceType","message"]},"label":{"$ref":"#/$defs/label"},"placeholder":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema53.properties.name.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate55(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : append(vErrors, validate55.errors);
errors = vErrors.length;
}
}
if(data.placeholder !== undefined){
if(!(validate58(data.placeholder, {instancePath:instancePath+"/placeholder",parentData:data,parentDataProperty:"placeholder",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate242.evaluated;
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
if(!(validate58(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate79(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : append(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.fields !== undefined){
let data2 = data.fields;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate245(data2[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : append(vErrors, validate245.errors);
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
if(!(validate58(data.submitButton, {instancePath:instancePath+"/submitButton",parentData:data,parentDataProperty:"submitButton",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate242.errors = vErrors;
return errors === 0;
}
validate242.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema54 = {"title":"MapEmbed","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"src":{"$ref":"#/$defs/url"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate253.evaluated;
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
if(!(validate58(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.src !== undefined){
if(!(validate60(data.src, {instancePath:instancePath+"/src",parentData:data,parentDataProperty:"src",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : append(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate253.errors = vErrors;
return errors === 0;
}
validate253.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema55 = {"title":"Legal","type":"object","additionalProperties":false,"properties":{"effectiveDate":{"description":"As it is shown: MM/DD/YYYY.","type":"string","pattern":"^\\d{2}/\\d{2}/\\d{4}$"},"sections":{"type":"array","items":{"$ref":"#/$defs/item"}},"notice":{"description":"The trademark notice at the end.","$ref":"#/$defs/richText"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const pattern6 = new RegExp("^\\d{2}/\\d{2}/\\d{4}$", "u");

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate258.evaluated;
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
if(!pattern6.test(data0)){
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
if(!(validate87(data1[i0], {instancePath:instancePath+"/sections/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : append(vErrors, validate87.errors);
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
if(!(validate79(data.notice, {instancePath:instancePath+"/notice",parentData:data,parentDataProperty:"notice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : append(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate258.errors = vErrors;
return errors === 0;
}
validate258.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema56 = {"title":"Faq","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"items":{"type":"array","items":{"$ref":"#/$defs/faqItem"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema57 = {"title":"FaqItem","type":"object","additionalProperties":false,"required":["question","answer"],"properties":{"id":{"$ref":"#/$defs/id"},"question":{"$ref":"#/$defs/label"},"answer":{"$ref":"#/$defs/richText"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate265.evaluated;
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
if(!(validate88(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : append(vErrors, validate88.errors);
errors = vErrors.length;
}
}
if(data.question !== undefined){
if(!(validate55(data.question, {instancePath:instancePath+"/question",parentData:data,parentDataProperty:"question",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : append(vErrors, validate55.errors);
errors = vErrors.length;
}
}
if(data.answer !== undefined){
if(!(validate79(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : append(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate265.errors = vErrors;
return errors === 0;
}
validate265.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate263.evaluated;
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
if(!(validate58(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : append(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate265(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : append(vErrors, validate265.errors);
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
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate263.errors = vErrors;
return errors === 0;
}
validate263.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(func1.call(schema20.properties, key0))){
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
if(!(validate54(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : append(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.hero !== undefined){
if(!(validate75(data.hero, {instancePath:instancePath+"/hero",parentData:data,parentDataProperty:"hero",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : append(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data.stats !== undefined){
if(!(validate102(data.stats, {instancePath:instancePath+"/stats",parentData:data,parentDataProperty:"stats",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : append(vErrors, validate102.errors);
errors = vErrors.length;
}
}
if(data.about !== undefined){
if(!(validate111(data.about, {instancePath:instancePath+"/about",parentData:data,parentDataProperty:"about",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : append(vErrors, validate111.errors);
errors = vErrors.length;
}
}
if(data.products !== undefined){
if(!(validate118(data.products, {instancePath:instancePath+"/products",parentData:data,parentDataProperty:"products",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : append(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data.features !== undefined){
if(!(validate135(data.features, {instancePath:instancePath+"/features",parentData:data,parentDataProperty:"features",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : append(vErrors, validate135.errors);
errors = vErrors.length;
}
}
if(data.coverage !== undefined){
if(!(validate135(data.coverage, {instancePath:instancePath+"/coverage",parentData:data,parentDataProperty:"coverage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : append(vErrors, validate135.errors);
errors = vErrors.length;
}
}
if(data.services !== undefined){
if(!(validate135(data.services, {instancePath:instancePath+"/services",parentData:data,parentDataProperty:"services",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : append(vErrors, validate135.errors);
errors = vErrors.length;
}
}
if(data.benefits !== undefined){
if(!(validate135(data.benefits, {instancePath:instancePath+"/benefits",parentData:data,parentDataProperty:"benefits",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : append(vErrors, validate135.errors);
errors = vErrors.length;
}
}
if(data.checklist !== undefined){
if(!(validate144(data.checklist, {instancePath:instancePath+"/checklist",parentData:data,parentDataProperty:"checklist",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate144.errors : append(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.medicareProcess !== undefined){
if(!(validate149(data.medicareProcess, {instancePath:instancePath+"/medicareProcess",parentData:data,parentDataProperty:"medicareProcess",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : append(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.medicare !== undefined){
if(!(validate155(data.medicare, {instancePath:instancePath+"/medicare",parentData:data,parentDataProperty:"medicare",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : append(vErrors, validate155.errors);
errors = vErrors.length;
}
}
if(data.testimonials !== undefined){
if(!(validate165(data.testimonials, {instancePath:instancePath+"/testimonials",parentData:data,parentDataProperty:"testimonials",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : append(vErrors, validate165.errors);
errors = vErrors.length;
}
}
if(data.banner !== undefined){
if(!(validate177(data.banner, {instancePath:instancePath+"/banner",parentData:data,parentDataProperty:"banner",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : append(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data.trust !== undefined){
if(!(validate185(data.trust, {instancePath:instancePath+"/trust",parentData:data,parentDataProperty:"trust",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : append(vErrors, validate185.errors);
errors = vErrors.length;
}
}
if(data.philosophy !== undefined){
if(!(validate191(data.philosophy, {instancePath:instancePath+"/philosophy",parentData:data,parentDataProperty:"philosophy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : append(vErrors, validate191.errors);
errors = vErrors.length;
}
}
if(data.specialty !== undefined){
if(!(validate135(data.specialty, {instancePath:instancePath+"/specialty",parentData:data,parentDataProperty:"specialty",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : append(vErrors, validate135.errors);
errors = vErrors.length;
}
}
if(data.whyChoose !== undefined){
if(!(validate197(data.whyChoose, {instancePath:instancePath+"/whyChoose",parentData:data,parentDataProperty:"whyChoose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate197.errors : append(vErrors, validate197.errors);
errors = vErrors.length;
}
}
if(data.serviceAreas !== undefined){
if(!(validate135(data.serviceAreas, {instancePath:instancePath+"/serviceAreas",parentData:data,parentDataProperty:"serviceAreas",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : append(vErrors, validate135.errors);
errors = vErrors.length;
}
}
if(data.team !== undefined){
if(!(validate204(data.team, {instancePath:instancePath+"/team",parentData:data,parentDataProperty:"team",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : append(vErrors, validate204.errors);
errors = vErrors.length;
}
}
if(data.spotlight !== undefined){
if(!(validate219(data.spotlight, {instancePath:instancePath+"/spotlight",parentData:data,parentDataProperty:"spotlight",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : append(vErrors, validate219.errors);
errors = vErrors.length;
}
}
if(data.officeInfo !== undefined){
if(!(validate228(data.officeInfo, {instancePath:instancePath+"/officeInfo",parentData:data,parentDataProperty:"officeInfo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : append(vErrors, validate228.errors);
errors = vErrors.length;
}
}
if(data.form !== undefined){
if(!(validate242(data.form, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : append(vErrors, validate242.errors);
errors = vErrors.length;
}
}
if(data.mapEmbed !== undefined){
if(!(validate253(data.mapEmbed, {instancePath:instancePath+"/mapEmbed",parentData:data,parentDataProperty:"mapEmbed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate253.errors : append(vErrors, validate253.errors);
errors = vErrors.length;
}
}
if(data.legal !== undefined){
if(!(validate258(data.legal, {instancePath:instancePath+"/legal",parentData:data,parentDataProperty:"legal",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate258.errors : append(vErrors, validate258.errors);
errors = vErrors.length;
}
}
if(data.faq !== undefined){
if(!(validate263(data.faq, {instancePath:instancePath+"/faq",parentData:data,parentDataProperty:"faq",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate263.errors : append(vErrors, validate263.errors);
errors = vErrors.length;
}
}
if(data.related !== undefined){
if(!(validate135(data.related, {instancePath:instancePath+"/related",parentData:data,parentDataProperty:"related",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : append(vErrors, validate135.errors);
errors = vErrors.length;
}
}
if(data.cta !== undefined){
if(!(validate219(data.cta, {instancePath:instancePath+"/cta",parentData:data,parentDataProperty:"cta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : append(vErrors, validate219.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://agency.example.com/schemas/page.schema.json" */;
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
const err5 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/pattern",keyword:"pattern",params:{pattern: "^(?:home|about|commercial|farm|personal|medicare|contact|claims|privacy|terms|(?:commercial|farm|personal)/[a-z0-9]+(?:-[a-z0-9]+)*)$"},message:"must match pattern \""+"^(?:home|about|commercial|farm|personal|medicare|contact|claims|privacy|terms|(?:commercial|farm|personal)/[a-z0-9]+(?:-[a-z0-9]+)*)$"+"\""};
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
if(!(validate53(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : append(vErrors, validate53.errors);
errors = vErrors.length;
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
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateStoredSite = validate277;
const schema58 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://agency.example.com/schemas/site.schema.json","title":"StoredSite","description":"The facts of the agency, each told once, as the store keeps them.","type":"object","additionalProperties":false,"required":["page","version","content"],"properties":{"$schema":{"type":"string"},"page":{"const":"site"},"version":{"description":"The revision that last changed the facts.","type":"integer","minimum":0},"content":{"$ref":"#/$defs/site"}},"$defs":{"site":{"title":"Site","type":"object","additionalProperties":false,"required":["name","phone","email","address"],"properties":{"name":{"$ref":"#/$defs/label"},"sample":{"description":"A made-up agency: lint --production refuses it.","type":"boolean"},"tagline":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/text"},"url":{"$ref":"#/$defs/url"},"foundedYear":{"type":"integer","minimum":1800,"maximum":2100},"phone":{"$ref":"#/$defs/label"},"email":{"$ref":"#/$defs/label"},"address":{"$ref":"#/$defs/address"},"region":{"description":"ISO 3166-2, for the geo.region meta tag.","$ref":"#/$defs/text"},"hours":{"$ref":"#/$defs/hours"},"social":{"type":"array","items":{"$ref":"#/$defs/link"}},"licensedStates":{"type":"array","uniqueItems":true,"items":{"type":"string","pattern":"^[A-Z]{2}$"}},"navigation":{"type":"array","items":{"$ref":"#/$defs/link"}},"footer":{"$ref":"#/$defs/footer"},"claims":{"type":"array","items":{"$ref":"#/$defs/claim"}},"carriers":{"type":"array","items":{"$ref":"#/$defs/carrier"}},"medicare":{"$ref":"#/$defs/medicareFacts"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"text":{"type":"string","maxLength":262144},"label":{"type":"string","minLength":1,"maxLength":262144},"url":{"type":"string","pattern":"^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"},"id":{"type":["string","integer"]},"unmapped":{"description":"Keys that the model does not know, kept as they came so that an export gives them back.","type":"object"},"address":{"title":"Address","type":"object","additionalProperties":false,"required":["street","city","state","zip"],"properties":{"street":{"$ref":"#/$defs/label"},"city":{"$ref":"#/$defs/label"},"state":{"$ref":"#/$defs/label"},"zip":{"$ref":"#/$defs/label"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"hours":{"title":"Hours","type":"object","additionalProperties":false,"properties":{"display":{"description":"As pages show them.","$ref":"#/$defs/text"},"weekend":{"$ref":"#/$defs/text"},"structured":{"description":"schema.org openingHours.","$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"link":{"title":"SiteLink","type":"object","additionalProperties":false,"required":["title","url"],"properties":{"id":{"$ref":"#/$defs/id"},"title":{"$ref":"#/$defs/label"},"url":{"$ref":"#/$defs/url"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"footer":{"title":"Footer","type":"object","additionalProperties":false,"properties":{"blurb":{"$ref":"#/$defs/text"},"insurance":{"type":"array","items":{"$ref":"#/$defs/link"}},"links":{"type":"array","items":{"$ref":"#/$defs/link"}},"unmapped":{"$ref":"#/$defs/unmapped"}}},"claim":{"title":"Claim","description":"A figure the copy states, with each reading that stands and the pages it stands on.","type":"object","additionalProperties":false,"required":["id","label","readings"],"properties":{"id":{"$ref":"#/$defs/label"},"label":{"$ref":"#/$defs/label"},"readings":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/reading"}},"unmapped":{"$ref":"#/$defs/unmapped"}}},"reading":{"title":"Reading","type":"object","additionalProperties":false,"required":["value","pages"],"properties":{"value":{"$ref":"#/$defs/label"},"pages":{"type":"array","items":{"$ref":"#/$defs/label"}},"unmapped":{"$ref":"#/$defs/unmapped"}}},"carrier":{"title":"Carrier","description":"A carrier's own claims line, for hours when the office is closed.","type":"object","additionalProperties":false,"required":["name","phone"],"properties":{"name":{"$ref":"#/$defs/label"},"phone":{"$ref":"#/$defs/label"},"url":{"$ref":"#/$defs/url"},"lines":{"$ref":"#/$defs/text"},"sample":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}},"medicareFacts":{"title":"MedicareFacts","description":"What the third-party-marketing disclaimer of 42 CFR 422.2267(e)(41) needs. {organizations} and {products} in the disclaimer stand for the counts.","type":"object","additionalProperties":false,"properties":{"organizations":{"type":"integer","minimum":1},"products":{"type":"integer","minimum":1},"disclaimer":{"$ref":"#/$defs/text"},"nonAffiliation":{"$ref":"#/$defs/text"},"source":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}}}};
const schema59 = {"title":"Site","type":"object","additionalProperties":false,"required":["name","phone","email","address"],"properties":{"name":{"$ref":"#/$defs/label"},"sample":{"description":"A made-up agency: lint --production refuses it.","type":"boolean"},"tagline":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/text"},"url":{"$ref":"#/$defs/url"},"foundedYear":{"type":"integer","minimum":1800,"maximum":2100},"phone":{"$ref":"#/$defs/label"},"email":{"$ref":"#/$defs/label"},"address":{"$ref":"#/$defs/address"},"region":{"description":"ISO 3166-2, for the geo.region meta tag.","$ref":"#/$defs/text"},"hours":{"$ref":"#/$defs/hours"},"social":{"type":"array","items":{"$ref":"#/$defs/link"}},"licensedStates":{"type":"array","uniqueItems":true,"items":{"type":"string","pattern":"^[A-Z]{2}$"}},"navigation":{"type":"array","items":{"$ref":"#/$defs/link"}},"footer":{"$ref":"#/$defs/footer"},"claims":{"type":"array","items":{"$ref":"#/$defs/claim"}},"carriers":{"type":"array","items":{"$ref":"#/$defs/carrier"}},"medicare":{"$ref":"#/$defs/medicareFacts"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema60 = {"type":"string","minLength":1,"maxLength":262144};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
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
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema61 = {"type":"string","maxLength":262144};

function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate281.evaluated;
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
validate281.errors = vErrors;
return errors === 0;
}
validate281.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema62 = {"type":"string","pattern":"^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"};

function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate284.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern4.test(data)){
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
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema63 = {"title":"Address","type":"object","additionalProperties":false,"required":["street","city","state","zip"],"properties":{"street":{"$ref":"#/$defs/label"},"city":{"$ref":"#/$defs/label"},"state":{"$ref":"#/$defs/label"},"zip":{"$ref":"#/$defs/label"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema64 = {"description":"Keys that the model does not know, kept as they came so that an export gives them back.","type":"object"};

function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate293.evaluated;
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
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate288.evaluated;
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
if(!(validate279(data.street, {instancePath:instancePath+"/street",parentData:data,parentDataProperty:"street",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : append(vErrors, validate279.errors);
errors = vErrors.length;
}
}
if(data.city !== undefined){
if(!(validate279(data.city, {instancePath:instancePath+"/city",parentData:data,parentDataProperty:"city",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : append(vErrors, validate279.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validate279(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : append(vErrors, validate279.errors);
errors = vErrors.length;
}
}
if(data.zip !== undefined){
if(!(validate279(data.zip, {instancePath:instancePath+"/zip",parentData:data,parentDataProperty:"zip",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : append(vErrors, validate279.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate293(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : append(vErrors, validate293.errors);
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
validate288.errors = vErrors;
return errors === 0;
}
validate288.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema65 = {"title":"Hours","type":"object","additionalProperties":false,"properties":{"display":{"description":"As pages show them.","$ref":"#/$defs/text"},"weekend":{"$ref":"#/$defs/text"},"structured":{"description":"schema.org openingHours.","$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate297.evaluated;
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
if(!(validate281(data.display, {instancePath:instancePath+"/display",parentData:data,parentDataProperty:"display",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : append(vErrors, validate281.errors);
errors = vErrors.length;
}
}
if(data.weekend !== undefined){
if(!(validate281(data.weekend, {instancePath:instancePath+"/weekend",parentData:data,parentDataProperty:"weekend",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : append(vErrors, validate281.errors);
errors = vErrors.length;
}
}
if(data.structured !== undefined){
if(!(validate281(data.structured, {instancePath:instancePath+"/structured",parentData:data,parentDataProperty:"structured",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : append(vErrors, validate281.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate293(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : append(vErrors, validate293.errors);
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
validate297.errors = vErrors;
return errors === 0;
}
validate297.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema66 = {"title":"SiteLink","type":"object","additionalProperties":false,"required":["title","url"],"properties":{"id":{"$ref":"#/$defs/id"},"title":{"$ref":"#/$defs/label"},"url":{"$ref":"#/$defs/url"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema67 = {"type":["string","integer"]};

function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate304.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema67.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate304.errors = vErrors;
return errors === 0;
}
validate304.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate303.evaluated;
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
if(!(validate304(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : append(vErrors, validate304.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate279(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : append(vErrors, validate279.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate284(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : append(vErrors, validate284.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate293(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : append(vErrors, validate293.errors);
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
validate303.errors = vErrors;
return errors === 0;
}
validate303.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema68 = {"title":"Footer","type":"object","additionalProperties":false,"properties":{"blurb":{"$ref":"#/$defs/text"},"insurance":{"type":"array","items":{"$ref":"#/$defs/link"}},"links":{"type":"array","items":{"$ref":"#/$defs/link"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate311.evaluated;
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
if(!(validate281(data.blurb, {instancePath:instancePath+"/blurb",parentData:data,parentDataProperty:"blurb",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : append(vErrors, validate281.errors);
errors = vErrors.length;
}
}
if(data.insurance !== undefined){
let data1 = data.insurance;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate303(data1[i0], {instancePath:instancePath+"/insurance/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate303.errors : append(vErrors, validate303.errors);
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
if(!(validate303(data3[i1], {instancePath:instancePath+"/links/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate303.errors : append(vErrors, validate303.errors);
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
if(!(validate293(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : append(vErrors, validate293.errors);
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
validate311.errors = vErrors;
return errors === 0;
}
validate311.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema69 = {"title":"Claim","description":"A figure the copy states, with each reading that stands and the pages it stands on.","type":"object","additionalProperties":false,"required":["id","label","readings"],"properties":{"id":{"$ref":"#/$defs/label"},"label":{"$ref":"#/$defs/label"},"readings":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/reading"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema70 = {"title":"Reading","type":"object","additionalProperties":false,"required":["value","pages"],"properties":{"value":{"$ref":"#/$defs/label"},"pages":{"type":"array","items":{"$ref":"#/$defs/label"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate320.evaluated;
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
if(!(validate279(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : append(vErrors, validate279.errors);
errors = vErrors.length;
}
}
if(data.pages !== undefined){
let data1 = data.pages;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate279(data1[i0], {instancePath:instancePath+"/pages/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : append(vErrors, validate279.errors);
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
if(!(validate293(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : append(vErrors, validate293.errors);
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
validate320.errors = vErrors;
return errors === 0;
}
validate320.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate279(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : append(vErrors, validate279.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate279(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : append(vErrors, validate279.errors);
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
if(!(validate320(data2[i0], {instancePath:instancePath+"/readings/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate320.errors : append(vErrors, validate320.errors);
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
if(!(validate293(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : append(vErrors, validate293.errors);
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
validate317.errors = vErrors;
return errors === 0;
}
validate317.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema71 = {"title":"Carrier","description":"A carrier's own claims line, for hours when the office is closed.","type":"object","additionalProperties":false,"required":["name","phone"],"properties":{"name":{"$ref":"#/$defs/label"},"phone":{"$ref":"#/$defs/label"},"url":{"$ref":"#/$defs/url"},"lines":{"$ref":"#/$defs/text"},"sample":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate327.evaluated;
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
if(!(validate279(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : append(vErrors, validate279.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validate279(data.phone, {instancePath:instancePath+"/phone",parentData:data,parentDataProperty:"phone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : append(vErrors, validate279.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate284(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : append(vErrors, validate284.errors);
errors = vErrors.length;
}
}
if(data.lines !== undefined){
if(!(validate281(data.lines, {instancePath:instancePath+"/lines",parentData:data,parentDataProperty:"lines",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : append(vErrors, validate281.errors);
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
if(!(validate293(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : append(vErrors, validate293.errors);
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
validate327.errors = vErrors;
return errors === 0;
}
validate327.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema72 = {"title":"MedicareFacts","description":"What the third-party-marketing disclaimer of 42 CFR 422.2267(e)(41) needs. {organizations} and {products} in the disclaimer stand for the counts.","type":"object","additionalProperties":false,"properties":{"organizations":{"type":"integer","minimum":1},"products":{"type":"integer","minimum":1},"disclaimer":{"$ref":"#/$defs/text"},"nonAffiliation":{"$ref":"#/$defs/text"},"source":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate334.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "organizations") || (key0 === "products")) || (key0 === "disclaimer")) || (key0 === "nonAffiliation")) || (key0 === "source")) || (key0 === "unmapped"))){
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
if(!(validate281(data.disclaimer, {instancePath:instancePath+"/disclaimer",parentData:data,parentDataProperty:"disclaimer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : append(vErrors, validate281.errors);
errors = vErrors.length;
}
}
if(data.nonAffiliation !== undefined){
if(!(validate281(data.nonAffiliation, {instancePath:instancePath+"/nonAffiliation",parentData:data,parentDataProperty:"nonAffiliation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : append(vErrors, validate281.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(validate281(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : append(vErrors, validate281.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate293(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : append(vErrors, validate293.errors);
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
validate334.errors = vErrors;
return errors === 0;
}
validate334.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern8 = new RegExp("^[A-Z]{2}$", "u");

function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
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
if(!(func1.call(schema59.properties, key0))){
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
if(!(validate279(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : append(vErrors, validate279.errors);
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
if(!(validate281(data.tagline, {instancePath:instancePath+"/tagline",parentData:data,parentDataProperty:"tagline",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : append(vErrors, validate281.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate281(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : append(vErrors, validate281.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate284(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : append(vErrors, validate284.errors);
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
if(!(validate279(data.phone, {instancePath:instancePath+"/phone",parentData:data,parentDataProperty:"phone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : append(vErrors, validate279.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate279(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : append(vErrors, validate279.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validate288(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate288.errors : append(vErrors, validate288.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
if(!(validate281(data.region, {instancePath:instancePath+"/region",parentData:data,parentDataProperty:"region",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : append(vErrors, validate281.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
if(!(validate297(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate297.errors : append(vErrors, validate297.errors);
errors = vErrors.length;
}
}
if(data.social !== undefined){
let data11 = data.social;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate303(data11[i0], {instancePath:instancePath+"/social/" + i0,parentData:data11,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate303.errors : append(vErrors, validate303.errors);
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
let data13 = data.licensedStates;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(typeof data14 === "string"){
if(!pattern8.test(data14)){
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
let i2 = data13.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data13[i2];
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
let data15 = data.navigation;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i3=0; i3<len2; i3++){
if(!(validate303(data15[i3], {instancePath:instancePath+"/navigation/" + i3,parentData:data15,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate303.errors : append(vErrors, validate303.errors);
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
if(!(validate311(data.footer, {instancePath:instancePath+"/footer",parentData:data,parentDataProperty:"footer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate311.errors : append(vErrors, validate311.errors);
errors = vErrors.length;
}
}
if(data.claims !== undefined){
let data18 = data.claims;
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i4=0; i4<len3; i4++){
if(!(validate317(data18[i4], {instancePath:instancePath+"/claims/" + i4,parentData:data18,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate317.errors : append(vErrors, validate317.errors);
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
let data20 = data.carriers;
if(Array.isArray(data20)){
const len4 = data20.length;
for(let i5=0; i5<len4; i5++){
if(!(validate327(data20[i5], {instancePath:instancePath+"/carriers/" + i5,parentData:data20,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : append(vErrors, validate327.errors);
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
if(!(validate334(data.medicare, {instancePath:instancePath+"/medicare",parentData:data,parentDataProperty:"medicare",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate334.errors : append(vErrors, validate334.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate293(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : append(vErrors, validate293.errors);
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
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://agency.example.com/schemas/site.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
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
if(!(validate278(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate278.errors : append(vErrors, validate278.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate277.errors = vErrors;
return errors === 0;
}
validate277.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validatePageContent = validate342;

function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate342.evaluated;
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
if(!(func1.call(schema20.properties, key0))){
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
if(!(validate54(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : append(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.hero !== undefined){
if(!(validate75(data.hero, {instancePath:instancePath+"/hero",parentData:data,parentDataProperty:"hero",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : append(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data.stats !== undefined){
if(!(validate102(data.stats, {instancePath:instancePath+"/stats",parentData:data,parentDataProperty:"stats",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : append(vErrors, validate102.errors);
errors = vErrors.length;
}
}
if(data.about !== undefined){
if(!(validate111(data.about, {instancePath:instancePath+"/about",parentData:data,parentDataProperty:"about",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : append(vErrors, validate111.errors);
errors = vErrors.length;
}
}
if(data.products !== undefined){
if(!(validate118(data.products, {instancePath:instancePath+"/products",parentData:data,parentDataProperty:"products",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : append(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data.features !== undefined){
if(!(validate135(data.features, {instancePath:instancePath+"/features",parentData:data,parentDataProperty:"features",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : append(vErrors, validate135.errors);
errors = vErrors.length;
}
}
if(data.coverage !== undefined){
if(!(validate135(data.coverage, {instancePath:instancePath+"/coverage",parentData:data,parentDataProperty:"coverage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : append(vErrors, validate135.errors);
errors = vErrors.length;
}
}
if(data.services !== undefined){
if(!(validate135(data.services, {instancePath:instancePath+"/services",parentData:data,parentDataProperty:"services",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : append(vErrors, validate135.errors);
errors = vErrors.length;
}
}
if(data.benefits !== undefined){
if(!(validate135(data.benefits, {instancePath:instancePath+"/benefits",parentData:data,parentDataProperty:"benefits",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : append(vErrors, validate135.errors);
errors = vErrors.length;
}
}
if(data.checklist !== undefined){
if(!(validate144(data.checklist, {instancePath:instancePath+"/checklist",parentData:data,parentDataProperty:"checklist",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate144.errors : append(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.medicareProcess !== undefined){
if(!(validate149(data.medicareProcess, {instancePath:instancePath+"/medicareProcess",parentData:data,parentDataProperty:"medicareProcess",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : append(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.medicare !== undefined){
if(!(validate155(data.medicare, {instancePath:instancePath+"/medicare",parentData:data,parentDataProperty:"medicare",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : append(vErrors, validate155.errors);
errors = vErrors.length;
}
}
if(data.testimonials !== undefined){
if(!(validate165(data.testimonials, {instancePath:instancePath+"/testimonials",parentData:data,parentDataProperty:"testimonials",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : append(vErrors, validate165.errors);
errors = vErrors.length;
}
}
if(data.banner !== undefined){
if(!(validate177(data.banner, {instancePath:instancePath+"/banner",parentData:data,parentDataProperty:"banner",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : append(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data.trust !== undefined){
if(!(validate185(data.trust, {instancePath:instancePath+"/trust",parentData:data,parentDataProperty:"trust",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : append(vErrors, validate185.errors);
errors = vErrors.length;
}
}
if(data.philosophy !== undefined){
if(!(validate191(data.philosophy, {instancePath:instancePath+"/philosophy",parentData:data,parentDataProperty:"philosophy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : append(vErrors, validate191.errors);
errors = vErrors.length;
}
}
if(data.specialty !== undefined){
if(!(validate135(data.specialty, {instancePath:instancePath+"/specialty",parentData:data,parentDataProperty:"specialty",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : append(vErrors, validate135.errors);
errors = vErrors.length;
}
}
if(data.whyChoose !== undefined){
if(!(validate197(data.whyChoose, {instancePath:instancePath+"/whyChoose",parentData:data,parentDataProperty:"whyChoose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate197.errors : append(vErrors, validate197.errors);
errors = vErrors.length;
}
}
if(data.serviceAreas !== undefined){
if(!(validate135(data.serviceAreas, {instancePath:instancePath+"/serviceAreas",parentData:data,parentDataProperty:"serviceAreas",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : append(vErrors, validate135.errors);
errors = vErrors.length;
}
}
if(data.team !== undefined){
if(!(validate204(data.team, {instancePath:instancePath+"/team",parentData:data,parentDataProperty:"team",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : append(vErrors, validate204.errors);
errors = vErrors.length;
}
}
if(data.spotlight !== undefined){
if(!(validate219(data.spotlight, {instancePath:instancePath+"/spotlight",parentData:data,parentDataProperty:"spotlight",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : append(vErrors, validate219.errors);
errors = vErrors.length;
}
}
if(data.officeInfo !== undefined){
if(!(validate228(data.officeInfo, {instancePath:instancePath+"/officeInfo",parentData:data,parentDataProperty:"officeInfo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : append(vErrors, validate228.errors);
errors = vErrors.length;
}
}
if(data.form !== undefined){
if(!(validate242(data.form, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : append(vErrors, validate242.errors);
errors = vErrors.length;
}
}
if(data.mapEmbed !== undefined){
if(!(validate253(data.mapEmbed, {instancePath:instancePath+"/mapEmbed",parentData:data,parentDataProperty:"mapEmbed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate253.errors : append(vErrors, validate253.errors);
errors = vErrors.length;
}
}
if(data.legal !== undefined){
if(!(validate258(data.legal, {instancePath:instancePath+"/legal",parentData:data,parentDataProperty:"legal",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate258.errors : append(vErrors, validate258.errors);
errors = vErrors.length;
}
}
if(data.faq !== undefined){
if(!(validate263(data.faq, {instancePath:instancePath+"/faq",parentData:data,parentDataProperty:"faq",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate263.errors : append(vErrors, validate263.errors);
errors = vErrors.length;
}
}
if(data.related !== undefined){
if(!(validate135(data.related, {instancePath:instancePath+"/related",parentData:data,parentDataProperty:"related",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : append(vErrors, validate135.errors);
errors = vErrors.length;
}
}
if(data.cta !== undefined){
if(!(validate219(data.cta, {instancePath:instancePath+"/cta",parentData:data,parentDataProperty:"cta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : append(vErrors, validate219.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate69(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : append(vErrors, validate69.errors);
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
validate342.errors = vErrors;
return errors === 0;
}
validate342.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateSiteContent = validate372;

function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate372.evaluated;
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
if(!(func1.call(schema59.properties, key0))){
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
if(!(validate279(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : append(vErrors, validate279.errors);
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
if(!(validate281(data.tagline, {instancePath:instancePath+"/tagline",parentData:data,parentDataProperty:"tagline",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : append(vErrors, validate281.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate281(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : append(vErrors, validate281.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate284(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : append(vErrors, validate284.errors);
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
if(!(validate279(data.phone, {instancePath:instancePath+"/phone",parentData:data,parentDataProperty:"phone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : append(vErrors, validate279.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate279(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : append(vErrors, validate279.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validate288(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate288.errors : append(vErrors, validate288.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
if(!(validate281(data.region, {instancePath:instancePath+"/region",parentData:data,parentDataProperty:"region",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : append(vErrors, validate281.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
if(!(validate297(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate297.errors : append(vErrors, validate297.errors);
errors = vErrors.length;
}
}
if(data.social !== undefined){
let data11 = data.social;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate303(data11[i0], {instancePath:instancePath+"/social/" + i0,parentData:data11,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate303.errors : append(vErrors, validate303.errors);
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
let data13 = data.licensedStates;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(typeof data14 === "string"){
if(!pattern8.test(data14)){
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
let i2 = data13.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data13[i2];
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
let data15 = data.navigation;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i3=0; i3<len2; i3++){
if(!(validate303(data15[i3], {instancePath:instancePath+"/navigation/" + i3,parentData:data15,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate303.errors : append(vErrors, validate303.errors);
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
if(!(validate311(data.footer, {instancePath:instancePath+"/footer",parentData:data,parentDataProperty:"footer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate311.errors : append(vErrors, validate311.errors);
errors = vErrors.length;
}
}
if(data.claims !== undefined){
let data18 = data.claims;
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i4=0; i4<len3; i4++){
if(!(validate317(data18[i4], {instancePath:instancePath+"/claims/" + i4,parentData:data18,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate317.errors : append(vErrors, validate317.errors);
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
let data20 = data.carriers;
if(Array.isArray(data20)){
const len4 = data20.length;
for(let i5=0; i5<len4; i5++){
if(!(validate327(data20[i5], {instancePath:instancePath+"/carriers/" + i5,parentData:data20,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : append(vErrors, validate327.errors);
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
if(!(validate334(data.medicare, {instancePath:instancePath+"/medicare",parentData:data,parentDataProperty:"medicare",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate334.errors : append(vErrors, validate334.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
if(!(validate293(data.unmapped, {instancePath:instancePath+"/unmapped",parentData:data,parentDataProperty:"unmapped",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : append(vErrors, validate293.errors);
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
validate372.errors = vErrors;
return errors === 0;
}
validate372.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function append(errors, more) {
  for (const error of more) errors.push(error);
  return errors;
}
