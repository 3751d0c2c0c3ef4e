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
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "page"});
errors++;
}
if(data.content === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "content"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "$schema") || (key0 === "page")) || (key0 === "version")) || (key0 === "content"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
vErrors = collect(vErrors, instancePath+"/$schema", "type", {type: "string"});
errors++;
}
}
if(data.page !== undefined){
let data1 = data.page;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
vErrors = collect(vErrors, instancePath+"/page", "pattern", {pattern: "^(?:home|about|commercial|farm|personal|medicare|contact|claims|privacy|terms|accessibility|(?:commercial|farm|personal)/(?=[a-z0-9-]{1,80}$)(?!(?:index|con|prn|aux|nul|com[0-9]|lpt[0-9])$)[a-z0-9]+(?:-[a-z0-9]+)*)$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/page", "type", {type: "string"});
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = collect(vErrors, instancePath+"/version", "type", {type: "integer"});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
vErrors = collect(vErrors, instancePath+"/version", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.content !== undefined){
let data3 = data.content;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
vErrors = collect(vErrors, instancePath+"/content", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
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
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "page"});
errors++;
}
if(data.content === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "content"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "$schema") || (key0 === "page")) || (key0 === "version")) || (key0 === "content"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
vErrors = collect(vErrors, instancePath+"/$schema", "type", {type: "string"});
errors++;
}
}
if(data.page !== undefined){
if("site" !== data.page){
vErrors = collect(vErrors, instancePath+"/page", "const", {allowedValue: "site"});
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = collect(vErrors, instancePath+"/version", "type", {type: "integer"});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
vErrors = collect(vErrors, instancePath+"/version", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.content !== undefined){
let data3 = data.content;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
vErrors = collect(vErrors, instancePath+"/content", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export const validatePageContent = validate113;
const schema34 = {"title":"PageContent","type":"object","additionalProperties":false,"required":["meta","hero"],"properties":{"meta":{"$ref":"#/$defs/meta"},"hero":{"$ref":"#/$defs/hero"},"stats":{"$ref":"#/$defs/stats"},"about":{"$ref":"#/$defs/about"},"summary":{"$ref":"#/$defs/itemList"},"products":{"$ref":"#/$defs/products"},"features":{"$ref":"#/$defs/itemList"},"coverage":{"$ref":"#/$defs/itemList"},"services":{"$ref":"#/$defs/itemList"},"benefits":{"$ref":"#/$defs/itemList"},"checklist":{"$ref":"#/$defs/checklist"},"bring":{"$ref":"#/$defs/checklist"},"medicareDates":{"$ref":"#/$defs/textBlock"},"deductible":{"$ref":"#/$defs/textBlock"},"medicareProcess":{"$ref":"#/$defs/process"},"medicare":{"$ref":"#/$defs/medicareTeaser"},"testimonials":{"$ref":"#/$defs/testimonials"},"banner":{"$ref":"#/$defs/banner"},"trust":{"$ref":"#/$defs/trust"},"philosophy":{"$ref":"#/$defs/textBlock"},"specialty":{"$ref":"#/$defs/itemList"},"whyChoose":{"$ref":"#/$defs/whyChoose"},"serviceAreas":{"$ref":"#/$defs/itemList"},"team":{"$ref":"#/$defs/team"},"spotlight":{"$ref":"#/$defs/callToAction"},"officeInfo":{"$ref":"#/$defs/officeInfo"},"form":{"$ref":"#/$defs/form"},"mapEmbed":{"$ref":"#/$defs/mapEmbed"},"legal":{"$ref":"#/$defs/legal"},"faq":{"$ref":"#/$defs/faq"},"related":{"$ref":"#/$defs/itemList"},"cta":{"$ref":"#/$defs/callToAction"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema46 = {"type":"object"};
const func1 = Object.prototype.hasOwnProperty;
const schema35 = {"title":"Meta","type":"object","additionalProperties":false,"required":["title","description"],"properties":{"title":{"$ref":"#/$defs/label"},"description":{"$ref":"#/$defs/label"},"keywords":{"$ref":"#/$defs/text"},"canonical":{"$ref":"#/$defs/url"},"og":{"$ref":"#/$defs/share"},"twitter":{"$ref":"#/$defs/share"},"noIndex":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema36 = {"type":"string","pattern":"[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]","maxLength":262144};
const schema38 = {"type":"string","maxLength":262144};
const schema39 = {"type":"string","pattern":"^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)","format":"link"};
const pattern6 = new RegExp("[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]", "u");
const pattern8 = new RegExp("^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)", "u");
const formats0 = formats.link;
const schema40 = {"title":"Share","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/text"},"image":{"$ref":"#/$defs/media"},"type":{"$ref":"#/$defs/text"},"card":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema43 = {"type":"string","pattern":"^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"};
const pattern9 = new RegExp("^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "description")) || (key0 === "image")) || (key0 === "type")) || (key0 === "card")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/description", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/description", "type", {type: "string"});
errors++;
}
}
if(data.image !== undefined){
let data2 = data.image;
if(typeof data2 === "string"){
if(!pattern9.test(data2)){
vErrors = collect(vErrors, instancePath+"/image", "pattern", {pattern: "^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/image", "type", {type: "string"});
errors++;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(typeof data3 === "string"){
if(data3.length > 262144){
vErrors = collect(vErrors, instancePath+"/type", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/type", "type", {type: "string"});
errors++;
}
}
if(data.card !== undefined){
let data4 = data.card;
if(typeof data4 === "string"){
if(data4.length > 262144){
vErrors = collect(vErrors, instancePath+"/card", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/card", "type", {type: "string"});
errors++;
}
}
if(data.unmapped !== undefined){
let data5 = data.unmapped;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
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
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
if(data.description === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "description"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "title") || (key0 === "description")) || (key0 === "keywords")) || (key0 === "canonical")) || (key0 === "og")) || (key0 === "twitter")) || (key0 === "noIndex")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data0)){
vErrors = collect(vErrors, instancePath+"/title", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/description", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data1)){
vErrors = collect(vErrors, instancePath+"/description", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/description", "type", {type: "string"});
errors++;
}
}
if(data.keywords !== undefined){
let data2 = data.keywords;
if(typeof data2 === "string"){
if(data2.length > 262144){
vErrors = collect(vErrors, instancePath+"/keywords", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/keywords", "type", {type: "string"});
errors++;
}
}
if(data.canonical !== undefined){
let data3 = data.canonical;
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
vErrors = collect(vErrors, instancePath+"/canonical", "pattern", {pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"});
errors++;
}
if(!(formats0(data3))){
vErrors = collect(vErrors, instancePath+"/canonical", "format", {format: "link"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/canonical", "type", {type: "string"});
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
vErrors = collect(vErrors, instancePath+"/noIndex", "type", {type: "boolean"});
errors++;
}
}
if(data.unmapped !== undefined){
let data7 = data.unmapped;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
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
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema59.properties, key0))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
vErrors = collect(vErrors, instancePath+"/id", "type", {type: schema60.type});
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data1)){
vErrors = collect(vErrors, instancePath+"/title", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(data2.length > 262144){
vErrors = collect(vErrors, instancePath+"/description", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/description", "type", {type: "string"});
errors++;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
if(typeof data3 === "string"){
if(data3.length > 262144){
vErrors = collect(vErrors, instancePath+"/icon", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/icon", "type", {type: "string"});
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(typeof data4 === "string"){
if(!pattern9.test(data4)){
vErrors = collect(vErrors, instancePath+"/image", "pattern", {pattern: "^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/image", "type", {type: "string"});
errors++;
}
}
if(data.imageAlt !== undefined){
let data5 = data.imageAlt;
if(typeof data5 === "string"){
if(data5.length > 262144){
vErrors = collect(vErrors, instancePath+"/imageAlt", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/imageAlt", "type", {type: "string"});
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
vErrors = collect(vErrors, instancePath+"/bullets/" + i0, "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/bullets/" + i0, "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/bullets", "type", {type: "array"});
errors++;
}
}
if(data.url !== undefined){
let data8 = data.url;
if(typeof data8 === "string"){
if(!pattern8.test(data8)){
vErrors = collect(vErrors, instancePath+"/url", "pattern", {pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"});
errors++;
}
if(!(formats0(data8))){
vErrors = collect(vErrors, instancePath+"/url", "format", {format: "link"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/url", "type", {type: "string"});
errors++;
}
}
if(data.linkText !== undefined){
let data9 = data.linkText;
if(typeof data9 === "string"){
if(data9.length > 262144){
vErrors = collect(vErrors, instancePath+"/linkText", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/linkText", "type", {type: "string"});
errors++;
}
}
if(data.unmapped !== undefined){
let data10 = data.unmapped;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
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
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema48.properties, key0))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.badge !== undefined){
let data0 = data.badge;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/badge", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/badge", "type", {type: "string"});
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data1)){
vErrors = collect(vErrors, instancePath+"/title", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.subtitle !== undefined){
let data2 = data.subtitle;
if(typeof data2 === "string"){
if(data2.length > 262144){
vErrors = collect(vErrors, instancePath+"/subtitle", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/subtitle", "type", {type: "string"});
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(data3.length > 262144){
vErrors = collect(vErrors, instancePath+"/description", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/description", "type", {type: "string"});
errors++;
}
}
if(data.ctaText !== undefined){
let data4 = data.ctaText;
if(typeof data4 === "string"){
if(data4.length > 262144){
vErrors = collect(vErrors, instancePath+"/ctaText", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/ctaText", "type", {type: "string"});
errors++;
}
}
if(data.ctaUrl !== undefined){
let data5 = data.ctaUrl;
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
vErrors = collect(vErrors, instancePath+"/ctaUrl", "pattern", {pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"});
errors++;
}
if(!(formats0(data5))){
vErrors = collect(vErrors, instancePath+"/ctaUrl", "format", {format: "link"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/ctaUrl", "type", {type: "string"});
errors++;
}
}
if(data.backgroundColor !== undefined){
let data6 = data.backgroundColor;
if(typeof data6 === "string"){
if(data6.length > 262144){
vErrors = collect(vErrors, instancePath+"/backgroundColor", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/backgroundColor", "type", {type: "string"});
errors++;
}
}
if(data.textColor !== undefined){
let data7 = data.textColor;
if(typeof data7 === "string"){
if(data7.length > 262144){
vErrors = collect(vErrors, instancePath+"/textColor", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/textColor", "type", {type: "string"});
errors++;
}
}
if(data.image !== undefined){
let data8 = data.image;
if(typeof data8 === "string"){
if(!pattern9.test(data8)){
vErrors = collect(vErrors, instancePath+"/image", "pattern", {pattern: "^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/image", "type", {type: "string"});
errors++;
}
}
if(data.imageAlt !== undefined){
let data9 = data.imageAlt;
if(typeof data9 === "string"){
if(data9.length > 262144){
vErrors = collect(vErrors, instancePath+"/imageAlt", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/imageAlt", "type", {type: "string"});
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
vErrors = collect(vErrors, instancePath+"/tiles", "type", {type: "array"});
errors++;
}
}
if(data.unmapped !== undefined){
let data12 = data.unmapped;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
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
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "value"});
errors++;
}
if(data.label === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "label"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "value") || (key0 === "label")) || (key0 === "note")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/value", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data0)){
vErrors = collect(vErrors, instancePath+"/value", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/value", "type", {type: "string"});
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/label", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data1)){
vErrors = collect(vErrors, instancePath+"/label", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/label", "type", {type: "string"});
errors++;
}
}
if(data.note !== undefined){
let data2 = data.note;
if(typeof data2 === "string"){
if(data2.length > 262144){
vErrors = collect(vErrors, instancePath+"/note", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/note", "type", {type: "string"});
errors++;
}
}
if(data.unmapped !== undefined){
let data3 = data.unmapped;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
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
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
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
vErrors = collect(vErrors, instancePath+"/items", "type", {type: "array"});
errors++;
}
}
if(data.unmapped !== undefined){
let data3 = data.unmapped;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
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
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/description", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/description", "type", {type: "string"});
errors++;
}
}
if(data.image !== undefined){
let data2 = data.image;
if(typeof data2 === "string"){
if(!pattern9.test(data2)){
vErrors = collect(vErrors, instancePath+"/image", "pattern", {pattern: "^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/image", "type", {type: "string"});
errors++;
}
}
if(data.imageAlt !== undefined){
let data3 = data.imageAlt;
if(typeof data3 === "string"){
if(data3.length > 262144){
vErrors = collect(vErrors, instancePath+"/imageAlt", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/imageAlt", "type", {type: "string"});
errors++;
}
}
if(data.unmapped !== undefined){
let data4 = data.unmapped;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
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
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/description", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/description", "type", {type: "string"});
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
vErrors = collect(vErrors, instancePath+"/items", "type", {type: "array"});
errors++;
}
}
if(data.unmapped !== undefined){
let data4 = data.unmapped;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
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
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "title")) || (key0 === "description")) || (key0 === "image")) || (key0 === "imageAlt")) || (key0 === "link")) || (key0 === "linkText")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
vErrors = collect(vErrors, instancePath+"/id", "type", {type: schema60.type});
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data1)){
vErrors = collect(vErrors, instancePath+"/title", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(data2.length > 262144){
vErrors = collect(vErrors, instancePath+"/description", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/description", "type", {type: "string"});
errors++;
}
}
if(data.image !== undefined){
let data3 = data.image;
if(typeof data3 === "string"){
if(!pattern9.test(data3)){
vErrors = collect(vErrors, instancePath+"/image", "pattern", {pattern: "^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/image", "type", {type: "string"});
errors++;
}
}
if(data.imageAlt !== undefined){
let data4 = data.imageAlt;
if(typeof data4 === "string"){
if(data4.length > 262144){
vErrors = collect(vErrors, instancePath+"/imageAlt", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/imageAlt", "type", {type: "string"});
errors++;
}
}
if(data.link !== undefined){
let data5 = data.link;
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
vErrors = collect(vErrors, instancePath+"/link", "pattern", {pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"});
errors++;
}
if(!(formats0(data5))){
vErrors = collect(vErrors, instancePath+"/link", "format", {format: "link"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/link", "type", {type: "string"});
errors++;
}
}
if(data.linkText !== undefined){
let data6 = data.linkText;
if(typeof data6 === "string"){
if(data6.length > 262144){
vErrors = collect(vErrors, instancePath+"/linkText", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/linkText", "type", {type: "string"});
errors++;
}
}
if(data.unmapped !== undefined){
let data7 = data.unmapped;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
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
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/description", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/description", "type", {type: "string"});
errors++;
}
}
if(data.featuresTitle !== undefined){
let data2 = data.featuresTitle;
if(typeof data2 === "string"){
if(data2.length > 262144){
vErrors = collect(vErrors, instancePath+"/featuresTitle", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/featuresTitle", "type", {type: "string"});
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
vErrors = collect(vErrors, instancePath+"/featuresItems", "type", {type: "array"});
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
vErrors = collect(vErrors, instancePath+"/items", "type", {type: "array"});
errors++;
}
}
if(data.unmapped !== undefined){
let data7 = data.unmapped;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
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
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
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
vErrors = collect(vErrors, instancePath+"/items/" + i0, "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/items/" + i0, "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/items", "type", {type: "array"});
errors++;
}
}
if(data.unmapped !== undefined){
let data3 = data.unmapped;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}

const schema107 = {"title":"TextBlock","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "description")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/description", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/description", "type", {type: "string"});
errors++;
}
}
if(data.unmapped !== undefined){
let data2 = data.unmapped;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
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
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/description", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/description", "type", {type: "string"});
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
vErrors = collect(vErrors, instancePath+"/steps", "type", {type: "array"});
errors++;
}
}
if(data.unmapped !== undefined){
let data4 = data.unmapped;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
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
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/description", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/description", "type", {type: "string"});
errors++;
}
}
if(data.image !== undefined){
let data2 = data.image;
if(typeof data2 === "string"){
if(!pattern9.test(data2)){
vErrors = collect(vErrors, instancePath+"/image", "pattern", {pattern: "^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/image", "type", {type: "string"});
errors++;
}
}
if(data.imageAlt !== undefined){
let data3 = data.imageAlt;
if(typeof data3 === "string"){
if(data3.length > 262144){
vErrors = collect(vErrors, instancePath+"/imageAlt", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/imageAlt", "type", {type: "string"});
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
vErrors = collect(vErrors, instancePath+"/benefits/" + i0, "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/benefits/" + i0, "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/benefits", "type", {type: "array"});
errors++;
}
}
if(data.link !== undefined){
let data6 = data.link;
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
vErrors = collect(vErrors, instancePath+"/link", "pattern", {pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"});
errors++;
}
if(!(formats0(data6))){
vErrors = collect(vErrors, instancePath+"/link", "format", {format: "link"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/link", "type", {type: "string"});
errors++;
}
}
if(data.linkText !== undefined){
let data7 = data.linkText;
if(typeof data7 === "string"){
if(data7.length > 262144){
vErrors = collect(vErrors, instancePath+"/linkText", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/linkText", "type", {type: "string"});
errors++;
}
}
if(data.unmapped !== undefined){
let data8 = data.unmapped;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

const schema124 = {"title":"Testimonials","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"items":{"type":"array","items":{"$ref":"#/$defs/testimonial"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema127 = {"title":"Testimonial","type":"object","additionalProperties":false,"required":["quote","author"],"properties":{"id":{"$ref":"#/$defs/id"},"quote":{"$ref":"#/$defs/label"},"author":{"$ref":"#/$defs/label"},"position":{"$ref":"#/$defs/text"},"source":{"$ref":"#/$defs/text"},"permission":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$","format":"iso-date"},"sample":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const pattern26 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");
const formats10 = formats["iso-date"];

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.quote === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "quote"});
errors++;
}
if(data.author === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "author"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "quote")) || (key0 === "author")) || (key0 === "position")) || (key0 === "source")) || (key0 === "permission")) || (key0 === "sample")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
vErrors = collect(vErrors, instancePath+"/id", "type", {type: schema60.type});
errors++;
}
}
if(data.quote !== undefined){
let data1 = data.quote;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/quote", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data1)){
vErrors = collect(vErrors, instancePath+"/quote", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/quote", "type", {type: "string"});
errors++;
}
}
if(data.author !== undefined){
let data2 = data.author;
if(typeof data2 === "string"){
if(data2.length > 262144){
vErrors = collect(vErrors, instancePath+"/author", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data2)){
vErrors = collect(vErrors, instancePath+"/author", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/author", "type", {type: "string"});
errors++;
}
}
if(data.position !== undefined){
let data3 = data.position;
if(typeof data3 === "string"){
if(data3.length > 262144){
vErrors = collect(vErrors, instancePath+"/position", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/position", "type", {type: "string"});
errors++;
}
}
if(data.source !== undefined){
let data4 = data.source;
if(typeof data4 === "string"){
if(data4.length > 262144){
vErrors = collect(vErrors, instancePath+"/source", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
if(data.permission !== undefined){
let data5 = data.permission;
if(typeof data5 === "string"){
if(!pattern26.test(data5)){
vErrors = collect(vErrors, instancePath+"/permission", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}$"});
errors++;
}
if(!(formats10(data5))){
vErrors = collect(vErrors, instancePath+"/permission", "format", {format: "iso-date"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/permission", "type", {type: "string"});
errors++;
}
}
if(data.sample !== undefined){
if(typeof data.sample !== "boolean"){
vErrors = collect(vErrors, instancePath+"/sample", "type", {type: "boolean"});
errors++;
}
}
if(data.unmapped !== undefined){
let data7 = data.unmapped;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
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
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/description", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/description", "type", {type: "string"});
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
vErrors = collect(vErrors, instancePath+"/items", "type", {type: "array"});
errors++;
}
}
if(data.unmapped !== undefined){
let data4 = data.unmapped;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
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
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/description", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/description", "type", {type: "string"});
errors++;
}
}
if(data.buttonText !== undefined){
let data2 = data.buttonText;
if(typeof data2 === "string"){
if(data2.length > 262144){
vErrors = collect(vErrors, instancePath+"/buttonText", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/buttonText", "type", {type: "string"});
errors++;
}
}
if(data.buttonUrl !== undefined){
let data3 = data.buttonUrl;
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
vErrors = collect(vErrors, instancePath+"/buttonUrl", "pattern", {pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"});
errors++;
}
if(!(formats0(data3))){
vErrors = collect(vErrors, instancePath+"/buttonUrl", "format", {format: "link"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/buttonUrl", "type", {type: "string"});
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
vErrors = collect(vErrors, instancePath+"/stats", "type", {type: "array"});
errors++;
}
}
if(data.unmapped !== undefined){
let data6 = data.unmapped;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
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
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
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
vErrors = collect(vErrors, instancePath+"/stats", "type", {type: "array"});
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
vErrors = collect(vErrors, instancePath+"/bullets/" + i1, "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/bullets/" + i1, "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/bullets", "type", {type: "array"});
errors++;
}
}
if(data.unmapped !== undefined){
let data5 = data.unmapped;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}

const schema145 = {"title":"WhyChoose","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"features":{"type":"array","items":{"$ref":"#/$defs/item"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "description")) || (key0 === "features")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/description", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/description", "type", {type: "string"});
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
vErrors = collect(vErrors, instancePath+"/features", "type", {type: "array"});
errors++;
}
}
if(data.unmapped !== undefined){
let data4 = data.unmapped;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}

const schema149 = {"title":"Team","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"members":{"type":"array","items":{"$ref":"#/$defs/teamMember"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema152 = {"title":"TeamMember","type":"object","additionalProperties":false,"required":["name","title"],"properties":{"id":{"$ref":"#/$defs/id"},"name":{"$ref":"#/$defs/label"},"title":{"$ref":"#/$defs/label"},"bio":{"$ref":"#/$defs/text"},"image":{"$ref":"#/$defs/media"},"licenses":{"$ref":"#/$defs/text"},"phone":{"type":"string","format":"phone"},"email":{"type":"string","format":"email"},"linkedIn":{"$ref":"#/$defs/url"},"sample":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const formats14 = formats.phone;
const formats16 = formats.email;

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.title === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema152.properties, key0))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
vErrors = collect(vErrors, instancePath+"/id", "type", {type: schema60.type});
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/name", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data1)){
vErrors = collect(vErrors, instancePath+"/name", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data2)){
vErrors = collect(vErrors, instancePath+"/title", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.bio !== undefined){
let data3 = data.bio;
if(typeof data3 === "string"){
if(data3.length > 262144){
vErrors = collect(vErrors, instancePath+"/bio", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/bio", "type", {type: "string"});
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(typeof data4 === "string"){
if(!pattern9.test(data4)){
vErrors = collect(vErrors, instancePath+"/image", "pattern", {pattern: "^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/image", "type", {type: "string"});
errors++;
}
}
if(data.licenses !== undefined){
let data5 = data.licenses;
if(typeof data5 === "string"){
if(data5.length > 262144){
vErrors = collect(vErrors, instancePath+"/licenses", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/licenses", "type", {type: "string"});
errors++;
}
}
if(data.phone !== undefined){
let data6 = data.phone;
if(typeof data6 === "string"){
if(!(formats14(data6))){
vErrors = collect(vErrors, instancePath+"/phone", "format", {format: "phone"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/phone", "type", {type: "string"});
errors++;
}
}
if(data.email !== undefined){
let data7 = data.email;
if(typeof data7 === "string"){
if(!(formats16(data7))){
vErrors = collect(vErrors, instancePath+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/email", "type", {type: "string"});
errors++;
}
}
if(data.linkedIn !== undefined){
let data8 = data.linkedIn;
if(typeof data8 === "string"){
if(!pattern8.test(data8)){
vErrors = collect(vErrors, instancePath+"/linkedIn", "pattern", {pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"});
errors++;
}
if(!(formats0(data8))){
vErrors = collect(vErrors, instancePath+"/linkedIn", "format", {format: "link"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/linkedIn", "type", {type: "string"});
errors++;
}
}
if(data.sample !== undefined){
if(typeof data.sample !== "boolean"){
vErrors = collect(vErrors, instancePath+"/sample", "type", {type: "boolean"});
errors++;
}
}
if(data.unmapped !== undefined){
let data10 = data.unmapped;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "description")) || (key0 === "members")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/description", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/description", "type", {type: "string"});
errors++;
}
}
if(data.members !== undefined){
let data2 = data.members;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate79(data2[i0], {instancePath:instancePath+"/members/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate79.errors : append(vErrors, validate79.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/members", "type", {type: "array"});
errors++;
}
}
if(data.unmapped !== undefined){
let data4 = data.unmapped;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}

const schema162 = {"title":"CallToAction","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"buttonText":{"$ref":"#/$defs/text"},"buttonUrl":{"$ref":"#/$defs/url"},"backgroundColor":{"$ref":"#/$defs/text"},"textColor":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "title") || (key0 === "description")) || (key0 === "buttonText")) || (key0 === "buttonUrl")) || (key0 === "backgroundColor")) || (key0 === "textColor")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/description", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/description", "type", {type: "string"});
errors++;
}
}
if(data.buttonText !== undefined){
let data2 = data.buttonText;
if(typeof data2 === "string"){
if(data2.length > 262144){
vErrors = collect(vErrors, instancePath+"/buttonText", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/buttonText", "type", {type: "string"});
errors++;
}
}
if(data.buttonUrl !== undefined){
let data3 = data.buttonUrl;
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
vErrors = collect(vErrors, instancePath+"/buttonUrl", "pattern", {pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"});
errors++;
}
if(!(formats0(data3))){
vErrors = collect(vErrors, instancePath+"/buttonUrl", "format", {format: "link"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/buttonUrl", "type", {type: "string"});
errors++;
}
}
if(data.backgroundColor !== undefined){
let data4 = data.backgroundColor;
if(typeof data4 === "string"){
if(data4.length > 262144){
vErrors = collect(vErrors, instancePath+"/backgroundColor", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/backgroundColor", "type", {type: "string"});
errors++;
}
}
if(data.textColor !== undefined){
let data5 = data.textColor;
if(typeof data5 === "string"){
if(data5.length > 262144){
vErrors = collect(vErrors, instancePath+"/textColor", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/textColor", "type", {type: "string"});
errors++;
}
}
if(data.unmapped !== undefined){
let data6 = data.unmapped;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}

const schema170 = {"title":"OfficeInfo","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"address":{"$ref":"#/$defs/labeled"},"phone":{"$ref":"#/$defs/labeled"},"email":{"$ref":"#/$defs/labeled"},"hours":{"$ref":"#/$defs/labeled"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema172 = {"title":"LabeledValue","type":"object","additionalProperties":false,"required":["label","value"],"properties":{"label":{"$ref":"#/$defs/label"},"value":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "label"});
errors++;
}
if(data.value === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "value"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "label") || (key0 === "value")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/label", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data0)){
vErrors = collect(vErrors, instancePath+"/label", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/label", "type", {type: "string"});
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/value", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/value", "type", {type: "string"});
errors++;
}
}
if(data.unmapped !== undefined){
let data2 = data.unmapped;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "title") || (key0 === "address")) || (key0 === "phone")) || (key0 === "email")) || (key0 === "hours")) || (key0 === "image")) || (key0 === "imageAlt")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.address !== undefined){
if(!(validate85(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate85.errors : append(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validate85(data.phone, {instancePath:instancePath+"/phone",parentData:data,parentDataProperty:"phone",rootData}))){
vErrors = vErrors === null ? validate85.errors : append(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate85(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate85.errors : append(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
if(!(validate85(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = vErrors === null ? validate85.errors : append(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
let data5 = data.image;
if(typeof data5 === "string"){
if(!pattern9.test(data5)){
vErrors = collect(vErrors, instancePath+"/image", "pattern", {pattern: "^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/image", "type", {type: "string"});
errors++;
}
}
if(data.imageAlt !== undefined){
let data6 = data.imageAlt;
if(typeof data6 === "string"){
if(data6.length > 262144){
vErrors = collect(vErrors, instancePath+"/imageAlt", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/imageAlt", "type", {type: "string"});
errors++;
}
}
if(data.unmapped !== undefined){
let data7 = data.unmapped;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}

const schema179 = {"title":"Form","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"fields":{"type":"array","items":{"$ref":"#/$defs/formField"}},"consent":{"$ref":"#/$defs/richText"},"submitButton":{"$ref":"#/$defs/text"},"subjects":{"type":"array","items":{"$ref":"#/$defs/quoteSubject"}},"questions":{"type":"array","items":{"$ref":"#/$defs/quoteQuestion"}},"preparation":{"type":"array","items":{"$ref":"#/$defs/preparation"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema182 = {"title":"FormField","type":"object","additionalProperties":false,"required":["name","label"],"properties":{"name":{"enum":["firstName","lastName","email","phone","insuranceType","message"]},"label":{"$ref":"#/$defs/label"},"placeholder":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.label === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "label"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "label")) || (key0 === "placeholder")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(!((((((data0 === "firstName") || (data0 === "lastName")) || (data0 === "email")) || (data0 === "phone")) || (data0 === "insuranceType")) || (data0 === "message"))){
vErrors = collect(vErrors, instancePath+"/name", "enum", {allowedValues: schema182.properties.name.enum});
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/label", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data1)){
vErrors = collect(vErrors, instancePath+"/label", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/label", "type", {type: "string"});
errors++;
}
}
if(data.placeholder !== undefined){
let data2 = data.placeholder;
if(typeof data2 === "string"){
if(data2.length > 262144){
vErrors = collect(vErrors, instancePath+"/placeholder", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/placeholder", "type", {type: "string"});
errors++;
}
}
if(data.unmapped !== undefined){
let data3 = data.unmapped;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}

const schema188 = {"title":"QuoteSubject","type":"object","additionalProperties":false,"required":["id","title","insuranceType"],"properties":{"id":{"$ref":"#/$defs/slug"},"title":{"$ref":"#/$defs/label"},"insuranceType":{"$ref":"#/$defs/insuranceType"},"ready":{"type":"array","items":{"$ref":"#/$defs/label"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema189 = {"type":"string","pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","maxLength":80};
const schema191 = {"enum":["commercial","farm","personal","medicare"]};
const pattern36 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "id"});
errors++;
}
if(data.title === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
if(data.insuranceType === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "insuranceType"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "title")) || (key0 === "insuranceType")) || (key0 === "ready")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(data0.length > 80){
vErrors = collect(vErrors, instancePath+"/id", "maxLength", {limit: 80});
errors++;
}
if(!pattern36.test(data0)){
vErrors = collect(vErrors, instancePath+"/id", "pattern", {pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/id", "type", {type: "string"});
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data1)){
vErrors = collect(vErrors, instancePath+"/title", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.insuranceType !== undefined){
let data2 = data.insuranceType;
if(!((((data2 === "commercial") || (data2 === "farm")) || (data2 === "personal")) || (data2 === "medicare"))){
vErrors = collect(vErrors, instancePath+"/insuranceType", "enum", {allowedValues: schema191.enum});
errors++;
}
}
if(data.ready !== undefined){
let data3 = data.ready;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(data4.length > 262144){
vErrors = collect(vErrors, instancePath+"/ready/" + i0, "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data4)){
vErrors = collect(vErrors, instancePath+"/ready/" + i0, "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/ready/" + i0, "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/ready", "type", {type: "array"});
errors++;
}
}
if(data.unmapped !== undefined){
let data5 = data.unmapped;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}

const schema194 = {"title":"QuoteQuestion","type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"$ref":"#/$defs/slug"},"label":{"$ref":"#/$defs/label"},"hint":{"$ref":"#/$defs/text"},"type":{"enum":["text","number","date","choice"]},"choices":{"type":"array","items":{"$ref":"#/$defs/label"}},"insuranceTypes":{"type":"array","items":{"$ref":"#/$defs/insuranceType"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "id"});
errors++;
}
if(data.label === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "label"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "label")) || (key0 === "hint")) || (key0 === "type")) || (key0 === "choices")) || (key0 === "insuranceTypes")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(data0.length > 80){
vErrors = collect(vErrors, instancePath+"/id", "maxLength", {limit: 80});
errors++;
}
if(!pattern36.test(data0)){
vErrors = collect(vErrors, instancePath+"/id", "pattern", {pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/id", "type", {type: "string"});
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/label", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data1)){
vErrors = collect(vErrors, instancePath+"/label", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/label", "type", {type: "string"});
errors++;
}
}
if(data.hint !== undefined){
let data2 = data.hint;
if(typeof data2 === "string"){
if(data2.length > 262144){
vErrors = collect(vErrors, instancePath+"/hint", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/hint", "type", {type: "string"});
errors++;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(!((((data3 === "text") || (data3 === "number")) || (data3 === "date")) || (data3 === "choice"))){
vErrors = collect(vErrors, instancePath+"/type", "enum", {allowedValues: schema194.properties.type.enum});
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
vErrors = collect(vErrors, instancePath+"/choices/" + i0, "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data5)){
vErrors = collect(vErrors, instancePath+"/choices/" + i0, "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/choices/" + i0, "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/choices", "type", {type: "array"});
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
vErrors = collect(vErrors, instancePath+"/insuranceTypes/" + i1, "enum", {allowedValues: schema191.enum});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/insuranceTypes", "type", {type: "array"});
errors++;
}
}
if(data.unmapped !== undefined){
let data8 = data.unmapped;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}

const schema201 = {"title":"Preparation","type":"object","additionalProperties":false,"required":["insuranceType","items"],"properties":{"insuranceType":{"$ref":"#/$defs/insuranceType"},"items":{"type":"array","items":{"$ref":"#/$defs/label"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.insuranceType === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "insuranceType"});
errors++;
}
if(data.items === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "items"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "insuranceType") || (key0 === "items")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.insuranceType !== undefined){
let data0 = data.insuranceType;
if(!((((data0 === "commercial") || (data0 === "farm")) || (data0 === "personal")) || (data0 === "medicare"))){
vErrors = collect(vErrors, instancePath+"/insuranceType", "enum", {allowedValues: schema191.enum});
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
vErrors = collect(vErrors, instancePath+"/items/" + i0, "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data2)){
vErrors = collect(vErrors, instancePath+"/items/" + i0, "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/items/" + i0, "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/items", "type", {type: "array"});
errors++;
}
}
if(data.unmapped !== undefined){
let data3 = data.unmapped;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema179.properties, key0))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/description", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/description", "type", {type: "string"});
errors++;
}
}
if(data.fields !== undefined){
let data2 = data.fields;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate92(data2[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate92.errors : append(vErrors, validate92.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/fields", "type", {type: "array"});
errors++;
}
}
if(data.consent !== undefined){
let data4 = data.consent;
if(typeof data4 === "string"){
if(data4.length > 262144){
vErrors = collect(vErrors, instancePath+"/consent", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/consent", "type", {type: "string"});
errors++;
}
}
if(data.submitButton !== undefined){
let data5 = data.submitButton;
if(typeof data5 === "string"){
if(data5.length > 262144){
vErrors = collect(vErrors, instancePath+"/submitButton", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/submitButton", "type", {type: "string"});
errors++;
}
}
if(data.subjects !== undefined){
let data6 = data.subjects;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate94(data6[i1], {instancePath:instancePath+"/subjects/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate94.errors : append(vErrors, validate94.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/subjects", "type", {type: "array"});
errors++;
}
}
if(data.questions !== undefined){
let data8 = data.questions;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!(validate96(data8[i2], {instancePath:instancePath+"/questions/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate96.errors : append(vErrors, validate96.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/questions", "type", {type: "array"});
errors++;
}
}
if(data.preparation !== undefined){
let data10 = data.preparation;
if(Array.isArray(data10)){
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
if(!(validate98(data10[i3], {instancePath:instancePath+"/preparation/" + i3,parentData:data10,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate98.errors : append(vErrors, validate98.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/preparation", "type", {type: "array"});
errors++;
}
}
if(data.unmapped !== undefined){
let data12 = data.unmapped;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}

const schema206 = {"title":"MapEmbed","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"src":{"$ref":"#/$defs/url"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "src")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.src !== undefined){
let data1 = data.src;
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
vErrors = collect(vErrors, instancePath+"/src", "pattern", {pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"});
errors++;
}
if(!(formats0(data1))){
vErrors = collect(vErrors, instancePath+"/src", "format", {format: "link"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/src", "type", {type: "string"});
errors++;
}
}
if(data.unmapped !== undefined){
let data2 = data.unmapped;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}

const schema210 = {"title":"Legal","type":"object","additionalProperties":false,"properties":{"effectiveDate":{"type":"string","pattern":"^\\d{2}/\\d{2}/\\d{4}$","format":"us-date"},"lastUpdated":{"type":"string","pattern":"^\\d{2}/\\d{2}/\\d{4}$","format":"us-date"},"sections":{"type":"array","items":{"$ref":"#/$defs/item"}},"notice":{"$ref":"#/$defs/richText"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const formats24 = formats["us-date"];
const pattern44 = new RegExp("^\\d{2}/\\d{2}/\\d{4}$", "u");

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "effectiveDate") || (key0 === "lastUpdated")) || (key0 === "sections")) || (key0 === "notice")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.effectiveDate !== undefined){
let data0 = data.effectiveDate;
if(typeof data0 === "string"){
if(!pattern44.test(data0)){
vErrors = collect(vErrors, instancePath+"/effectiveDate", "pattern", {pattern: "^\\d{2}/\\d{2}/\\d{4}$"});
errors++;
}
if(!(formats24(data0))){
vErrors = collect(vErrors, instancePath+"/effectiveDate", "format", {format: "us-date"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/effectiveDate", "type", {type: "string"});
errors++;
}
}
if(data.lastUpdated !== undefined){
let data1 = data.lastUpdated;
if(typeof data1 === "string"){
if(!pattern44.test(data1)){
vErrors = collect(vErrors, instancePath+"/lastUpdated", "pattern", {pattern: "^\\d{2}/\\d{2}/\\d{4}$"});
errors++;
}
if(!(formats24(data1))){
vErrors = collect(vErrors, instancePath+"/lastUpdated", "format", {format: "us-date"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/lastUpdated", "type", {type: "string"});
errors++;
}
}
if(data.sections !== undefined){
let data2 = data.sections;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate30(data2[i0], {instancePath:instancePath+"/sections/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate30.errors : append(vErrors, validate30.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/sections", "type", {type: "array"});
errors++;
}
}
if(data.notice !== undefined){
let data4 = data.notice;
if(typeof data4 === "string"){
if(data4.length > 262144){
vErrors = collect(vErrors, instancePath+"/notice", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/notice", "type", {type: "string"});
errors++;
}
}
if(data.unmapped !== undefined){
let data5 = data.unmapped;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}

const schema213 = {"title":"Faq","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"items":{"type":"array","items":{"$ref":"#/$defs/faqItem"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema215 = {"title":"FaqItem","type":"object","additionalProperties":false,"required":["question","answer"],"properties":{"id":{"$ref":"#/$defs/id"},"question":{"$ref":"#/$defs/label"},"answer":{"$ref":"#/$defs/richText"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.question === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "question"});
errors++;
}
if(data.answer === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "answer"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "question")) || (key0 === "answer")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
vErrors = collect(vErrors, instancePath+"/id", "type", {type: schema60.type});
errors++;
}
}
if(data.question !== undefined){
let data1 = data.question;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/question", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data1)){
vErrors = collect(vErrors, instancePath+"/question", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/question", "type", {type: "string"});
errors++;
}
}
if(data.answer !== undefined){
let data2 = data.answer;
if(typeof data2 === "string"){
if(data2.length > 262144){
vErrors = collect(vErrors, instancePath+"/answer", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/answer", "type", {type: "string"});
errors++;
}
}
if(data.unmapped !== undefined){
let data3 = data.unmapped;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "items")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate107(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate107.errors : append(vErrors, validate107.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/items", "type", {type: "array"});
errors++;
}
}
if(data.unmapped !== undefined){
let data3 = data.unmapped;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}


function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.meta === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "meta"});
errors++;
}
if(data.hero === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "hero"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema34.properties, key0))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
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
if(!(validate54(data.philosophy, {instancePath:instancePath+"/philosophy",parentData:data,parentDataProperty:"philosophy",rootData}))){
vErrors = vErrors === null ? validate54.errors : append(vErrors, validate54.errors);
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
if(!(validate74(data.whyChoose, {instancePath:instancePath+"/whyChoose",parentData:data,parentDataProperty:"whyChoose",rootData}))){
vErrors = vErrors === null ? validate74.errors : append(vErrors, validate74.errors);
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
if(!(validate78(data.team, {instancePath:instancePath+"/team",parentData:data,parentDataProperty:"team",rootData}))){
vErrors = vErrors === null ? validate78.errors : append(vErrors, validate78.errors);
errors = vErrors.length;
}
}
if(data.spotlight !== undefined){
if(!(validate82(data.spotlight, {instancePath:instancePath+"/spotlight",parentData:data,parentDataProperty:"spotlight",rootData}))){
vErrors = vErrors === null ? validate82.errors : append(vErrors, validate82.errors);
errors = vErrors.length;
}
}
if(data.officeInfo !== undefined){
if(!(validate84(data.officeInfo, {instancePath:instancePath+"/officeInfo",parentData:data,parentDataProperty:"officeInfo",rootData}))){
vErrors = vErrors === null ? validate84.errors : append(vErrors, validate84.errors);
errors = vErrors.length;
}
}
if(data.form !== undefined){
if(!(validate91(data.form, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData}))){
vErrors = vErrors === null ? validate91.errors : append(vErrors, validate91.errors);
errors = vErrors.length;
}
}
if(data.mapEmbed !== undefined){
if(!(validate101(data.mapEmbed, {instancePath:instancePath+"/mapEmbed",parentData:data,parentDataProperty:"mapEmbed",rootData}))){
vErrors = vErrors === null ? validate101.errors : append(vErrors, validate101.errors);
errors = vErrors.length;
}
}
if(data.legal !== undefined){
if(!(validate103(data.legal, {instancePath:instancePath+"/legal",parentData:data,parentDataProperty:"legal",rootData}))){
vErrors = vErrors === null ? validate103.errors : append(vErrors, validate103.errors);
errors = vErrors.length;
}
}
if(data.faq !== undefined){
if(!(validate106(data.faq, {instancePath:instancePath+"/faq",parentData:data,parentDataProperty:"faq",rootData}))){
vErrors = vErrors === null ? validate106.errors : append(vErrors, validate106.errors);
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
if(!(validate82(data.cta, {instancePath:instancePath+"/cta",parentData:data,parentDataProperty:"cta",rootData}))){
vErrors = vErrors === null ? validate82.errors : append(vErrors, validate82.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
let data32 = data.unmapped;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}

export const validateSiteContent = validate194;
const schema225 = {"title":"Site","type":"object","additionalProperties":false,"required":["name","phone","email","address"],"properties":{"name":{"$ref":"#/$defs/label"},"shortName":{"$ref":"#/$defs/label"},"sample":{"type":"boolean"},"tagline":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/text"},"url":{"$ref":"#/$defs/url"},"foundedYear":{"type":"integer","minimum":1800,"maximum":2100},"phone":{"$ref":"#/$defs/phone"},"email":{"$ref":"#/$defs/email"},"address":{"$ref":"#/$defs/address"},"region":{"$ref":"#/$defs/text"},"priceRange":{"$ref":"#/$defs/text"},"hours":{"$ref":"#/$defs/hours"},"timeZone":{"$ref":"#/$defs/timeZone"},"notice":{"$ref":"#/$defs/notice"},"social":{"type":"array","items":{"$ref":"#/$defs/link"}},"licensedStates":{"type":"array","uniqueItems":true,"items":{"type":"string","$ref":"#/$defs/state"}},"licenses":{"type":"array","items":{"$ref":"#/$defs/license"}},"navigation":{"type":"array","items":{"$ref":"#/$defs/link"}},"footer":{"$ref":"#/$defs/footer"},"claims":{"type":"array","items":{"$ref":"#/$defs/claim"}},"carriers":{"type":"array","items":{"$ref":"#/$defs/carrier"}},"medicare":{"$ref":"#/$defs/medicareFacts"},"lint":{"$ref":"#/$defs/lint"},"redirects":{"$ref":"#/$defs/redirects"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema226 = {"type":"string","pattern":"[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]","maxLength":262144};
const schema228 = {"type":"string","maxLength":262144};
const schema230 = {"type":"string","pattern":"^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)","format":"link"};
const schema231 = {"type":"string","format":"phone"};
const schema232 = {"type":"string","format":"email"};
const schema259 = {"type":"string","format":"time-zone"};
const schema236 = {"enum":["AL","AK","AZ","AR","CA","CO","CT","DE","FL","GA","HI","ID","IL","IN","IA","KS","KY","LA","ME","MD","MA","MI","MN","MS","MO","MT","NE","NV","NH","NJ","NM","NY","NC","ND","OH","OK","OR","PA","RI","SC","SD","TN","TX","UT","VT","VA","WA","WV","WI","WY","DC","AS","GU","MP","PR","VI"]};
const schema238 = {"type":"object"};
const formats38 = formats["time-zone"];
const schema233 = {"title":"Address","type":"object","additionalProperties":false,"required":["street","city","state","zip"],"properties":{"street":{"$ref":"#/$defs/label"},"city":{"$ref":"#/$defs/label"},"state":{"$ref":"#/$defs/state"},"zip":{"$ref":"#/$defs/label"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.street === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "street"});
errors++;
}
if(data.city === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "city"});
errors++;
}
if(data.state === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "state"});
errors++;
}
if(data.zip === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "zip"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "street") || (key0 === "city")) || (key0 === "state")) || (key0 === "zip")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.street !== undefined){
let data0 = data.street;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/street", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data0)){
vErrors = collect(vErrors, instancePath+"/street", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/street", "type", {type: "string"});
errors++;
}
}
if(data.city !== undefined){
let data1 = data.city;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/city", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data1)){
vErrors = collect(vErrors, instancePath+"/city", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/city", "type", {type: "string"});
errors++;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((data2 === "AL") || (data2 === "AK")) || (data2 === "AZ")) || (data2 === "AR")) || (data2 === "CA")) || (data2 === "CO")) || (data2 === "CT")) || (data2 === "DE")) || (data2 === "FL")) || (data2 === "GA")) || (data2 === "HI")) || (data2 === "ID")) || (data2 === "IL")) || (data2 === "IN")) || (data2 === "IA")) || (data2 === "KS")) || (data2 === "KY")) || (data2 === "LA")) || (data2 === "ME")) || (data2 === "MD")) || (data2 === "MA")) || (data2 === "MI")) || (data2 === "MN")) || (data2 === "MS")) || (data2 === "MO")) || (data2 === "MT")) || (data2 === "NE")) || (data2 === "NV")) || (data2 === "NH")) || (data2 === "NJ")) || (data2 === "NM")) || (data2 === "NY")) || (data2 === "NC")) || (data2 === "ND")) || (data2 === "OH")) || (data2 === "OK")) || (data2 === "OR")) || (data2 === "PA")) || (data2 === "RI")) || (data2 === "SC")) || (data2 === "SD")) || (data2 === "TN")) || (data2 === "TX")) || (data2 === "UT")) || (data2 === "VT")) || (data2 === "VA")) || (data2 === "WA")) || (data2 === "WV")) || (data2 === "WI")) || (data2 === "WY")) || (data2 === "DC")) || (data2 === "AS")) || (data2 === "GU")) || (data2 === "MP")) || (data2 === "PR")) || (data2 === "VI"))){
vErrors = collect(vErrors, instancePath+"/state", "enum", {allowedValues: schema236.enum});
errors++;
}
}
if(data.zip !== undefined){
let data3 = data.zip;
if(typeof data3 === "string"){
if(data3.length > 262144){
vErrors = collect(vErrors, instancePath+"/zip", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data3)){
vErrors = collect(vErrors, instancePath+"/zip", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/zip", "type", {type: "string"});
errors++;
}
}
if(data.unmapped !== undefined){
let data4 = data.unmapped;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}

const schema241 = {"title":"Hours","type":"object","additionalProperties":false,"properties":{"display":{"$ref":"#/$defs/text"},"weekend":{"$ref":"#/$defs/text"},"structured":{"$ref":"#/$defs/text"},"days":{"$ref":"#/$defs/weekHours"},"holidays":{"type":"array","items":{"$ref":"#/$defs/holiday"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema245 = {"title":"WeekHours","type":"object","additionalProperties":false,"properties":{"monday":{"$ref":"#/$defs/timeSpans"},"tuesday":{"$ref":"#/$defs/timeSpans"},"wednesday":{"$ref":"#/$defs/timeSpans"},"thursday":{"$ref":"#/$defs/timeSpans"},"friday":{"$ref":"#/$defs/timeSpans"},"saturday":{"$ref":"#/$defs/timeSpans"},"sunday":{"$ref":"#/$defs/timeSpans"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema246 = {"type":"array","items":{"$ref":"#/$defs/timeSpan"}};
const schema247 = {"title":"TimeSpan","type":"object","additionalProperties":false,"required":["opens","closes"],"properties":{"opens":{"$ref":"#/$defs/time"},"closes":{"$ref":"#/$defs/time"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema248 = {"type":"string","pattern":"^(?:[01]\\d|2[0-3]):[0-5]\\d$"};
const pattern53 = new RegExp("^(?:[01]\\d|2[0-3]):[0-5]\\d$", "u");

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.opens === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "opens"});
errors++;
}
if(data.closes === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "closes"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "opens") || (key0 === "closes")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.opens !== undefined){
let data0 = data.opens;
if(typeof data0 === "string"){
if(!pattern53.test(data0)){
vErrors = collect(vErrors, instancePath+"/opens", "pattern", {pattern: "^(?:[01]\\d|2[0-3]):[0-5]\\d$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/opens", "type", {type: "string"});
errors++;
}
}
if(data.closes !== undefined){
let data1 = data.closes;
if(typeof data1 === "string"){
if(!pattern53.test(data1)){
vErrors = collect(vErrors, instancePath+"/closes", "pattern", {pattern: "^(?:[01]\\d|2[0-3]):[0-5]\\d$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/closes", "type", {type: "string"});
errors++;
}
}
if(data.unmapped !== undefined){
let data2 = data.unmapped;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}


function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate153(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate153.errors : append(vErrors, validate153.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "array"});
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}


function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "monday") || (key0 === "tuesday")) || (key0 === "wednesday")) || (key0 === "thursday")) || (key0 === "friday")) || (key0 === "saturday")) || (key0 === "sunday")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.monday !== undefined){
if(!(validate152(data.monday, {instancePath:instancePath+"/monday",parentData:data,parentDataProperty:"monday",rootData}))){
vErrors = vErrors === null ? validate152.errors : append(vErrors, validate152.errors);
errors = vErrors.length;
}
}
if(data.tuesday !== undefined){
if(!(validate152(data.tuesday, {instancePath:instancePath+"/tuesday",parentData:data,parentDataProperty:"tuesday",rootData}))){
vErrors = vErrors === null ? validate152.errors : append(vErrors, validate152.errors);
errors = vErrors.length;
}
}
if(data.wednesday !== undefined){
if(!(validate152(data.wednesday, {instancePath:instancePath+"/wednesday",parentData:data,parentDataProperty:"wednesday",rootData}))){
vErrors = vErrors === null ? validate152.errors : append(vErrors, validate152.errors);
errors = vErrors.length;
}
}
if(data.thursday !== undefined){
if(!(validate152(data.thursday, {instancePath:instancePath+"/thursday",parentData:data,parentDataProperty:"thursday",rootData}))){
vErrors = vErrors === null ? validate152.errors : append(vErrors, validate152.errors);
errors = vErrors.length;
}
}
if(data.friday !== undefined){
if(!(validate152(data.friday, {instancePath:instancePath+"/friday",parentData:data,parentDataProperty:"friday",rootData}))){
vErrors = vErrors === null ? validate152.errors : append(vErrors, validate152.errors);
errors = vErrors.length;
}
}
if(data.saturday !== undefined){
if(!(validate152(data.saturday, {instancePath:instancePath+"/saturday",parentData:data,parentDataProperty:"saturday",rootData}))){
vErrors = vErrors === null ? validate152.errors : append(vErrors, validate152.errors);
errors = vErrors.length;
}
}
if(data.sunday !== undefined){
if(!(validate152(data.sunday, {instancePath:instancePath+"/sunday",parentData:data,parentDataProperty:"sunday",rootData}))){
vErrors = vErrors === null ? validate152.errors : append(vErrors, validate152.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
let data7 = data.unmapped;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}

const schema252 = {"title":"Holiday","type":"object","additionalProperties":false,"required":["name","date"],"properties":{"id":{"$ref":"#/$defs/id"},"name":{"$ref":"#/$defs/label"},"date":{"$ref":"#/$defs/date"},"until":{"$ref":"#/$defs/date"},"spans":{"$ref":"#/$defs/timeSpans"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema253 = {"type":["string","integer"]};
const schema255 = {"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$","format":"iso-date"};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.date === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "date"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "date")) || (key0 === "until")) || (key0 === "spans")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
vErrors = collect(vErrors, instancePath+"/id", "type", {type: schema253.type});
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/name", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data1)){
vErrors = collect(vErrors, instancePath+"/name", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
if(data.date !== undefined){
let data2 = data.date;
if(typeof data2 === "string"){
if(!pattern26.test(data2)){
vErrors = collect(vErrors, instancePath+"/date", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}$"});
errors++;
}
if(!(formats10(data2))){
vErrors = collect(vErrors, instancePath+"/date", "format", {format: "iso-date"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/date", "type", {type: "string"});
errors++;
}
}
if(data.until !== undefined){
let data3 = data.until;
if(typeof data3 === "string"){
if(!pattern26.test(data3)){
vErrors = collect(vErrors, instancePath+"/until", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}$"});
errors++;
}
if(!(formats10(data3))){
vErrors = collect(vErrors, instancePath+"/until", "format", {format: "iso-date"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/until", "type", {type: "string"});
errors++;
}
}
if(data.spans !== undefined){
if(!(validate152(data.spans, {instancePath:instancePath+"/spans",parentData:data,parentDataProperty:"spans",rootData}))){
vErrors = vErrors === null ? validate152.errors : append(vErrors, validate152.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
let data5 = data.unmapped;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "display") || (key0 === "weekend")) || (key0 === "structured")) || (key0 === "days")) || (key0 === "holidays")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.display !== undefined){
let data0 = data.display;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/display", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/display", "type", {type: "string"});
errors++;
}
}
if(data.weekend !== undefined){
let data1 = data.weekend;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/weekend", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/weekend", "type", {type: "string"});
errors++;
}
}
if(data.structured !== undefined){
let data2 = data.structured;
if(typeof data2 === "string"){
if(data2.length > 262144){
vErrors = collect(vErrors, instancePath+"/structured", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/structured", "type", {type: "string"});
errors++;
}
}
if(data.days !== undefined){
if(!(validate151(data.days, {instancePath:instancePath+"/days",parentData:data,parentDataProperty:"days",rootData}))){
vErrors = vErrors === null ? validate151.errors : append(vErrors, validate151.errors);
errors = vErrors.length;
}
}
if(data.holidays !== undefined){
let data4 = data.holidays;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate163(data4[i0], {instancePath:instancePath+"/holidays/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate163.errors : append(vErrors, validate163.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/holidays", "type", {type: "array"});
errors++;
}
}
if(data.unmapped !== undefined){
let data6 = data.unmapped;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}

const schema260 = {"title":"Notice","type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"$ref":"#/$defs/label"},"link":{"$ref":"#/$defs/link"},"from":{"$ref":"#/$defs/localTime"},"until":{"$ref":"#/$defs/localTime"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema267 = {"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T(?:[01]\\d|2[0-3]):[0-5]\\d$","format":"local-time"};
const pattern61 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T(?:[01]\\d|2[0-3]):[0-5]\\d$", "u");
const schema262 = {"title":"SiteLink","type":"object","additionalProperties":false,"required":["title","url"],"properties":{"id":{"$ref":"#/$defs/id"},"title":{"$ref":"#/$defs/label"},"url":{"$ref":"#/$defs/url"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
if(data.url === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "url"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "title")) || (key0 === "url")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
vErrors = collect(vErrors, instancePath+"/id", "type", {type: schema253.type});
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/title", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data1)){
vErrors = collect(vErrors, instancePath+"/title", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
vErrors = collect(vErrors, instancePath+"/url", "pattern", {pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"});
errors++;
}
if(!(formats0(data2))){
vErrors = collect(vErrors, instancePath+"/url", "format", {format: "link"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/url", "type", {type: "string"});
errors++;
}
}
if(data.unmapped !== undefined){
let data3 = data.unmapped;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}

const formats42 = formats["local-time"];

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "text"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "text") || (key0 === "link")) || (key0 === "from")) || (key0 === "until")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/text", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data0)){
vErrors = collect(vErrors, instancePath+"/text", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/text", "type", {type: "string"});
errors++;
}
}
if(data.link !== undefined){
if(!(validate168(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData}))){
vErrors = vErrors === null ? validate168.errors : append(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data2 = data.from;
if(typeof data2 === "string"){
if(!pattern61.test(data2)){
vErrors = collect(vErrors, instancePath+"/from", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T(?:[01]\\d|2[0-3]):[0-5]\\d$"});
errors++;
}
if(!(formats42(data2))){
vErrors = collect(vErrors, instancePath+"/from", "format", {format: "local-time"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/from", "type", {type: "string"});
errors++;
}
}
if(data.until !== undefined){
let data3 = data.until;
if(typeof data3 === "string"){
if(!pattern61.test(data3)){
vErrors = collect(vErrors, instancePath+"/until", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T(?:[01]\\d|2[0-3]):[0-5]\\d$"});
errors++;
}
if(!(formats42(data3))){
vErrors = collect(vErrors, instancePath+"/until", "format", {format: "local-time"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/until", "type", {type: "string"});
errors++;
}
}
if(data.unmapped !== undefined){
let data4 = data.unmapped;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}

const schema271 = {"title":"License","type":"object","additionalProperties":false,"required":["name","number"],"properties":{"id":{"$ref":"#/$defs/id"},"name":{"$ref":"#/$defs/label"},"state":{"$ref":"#/$defs/state"},"number":{"$ref":"#/$defs/label"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.number === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "number"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "state")) || (key0 === "number")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
vErrors = collect(vErrors, instancePath+"/id", "type", {type: schema253.type});
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/name", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data1)){
vErrors = collect(vErrors, instancePath+"/name", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((data2 === "AL") || (data2 === "AK")) || (data2 === "AZ")) || (data2 === "AR")) || (data2 === "CA")) || (data2 === "CO")) || (data2 === "CT")) || (data2 === "DE")) || (data2 === "FL")) || (data2 === "GA")) || (data2 === "HI")) || (data2 === "ID")) || (data2 === "IL")) || (data2 === "IN")) || (data2 === "IA")) || (data2 === "KS")) || (data2 === "KY")) || (data2 === "LA")) || (data2 === "ME")) || (data2 === "MD")) || (data2 === "MA")) || (data2 === "MI")) || (data2 === "MN")) || (data2 === "MS")) || (data2 === "MO")) || (data2 === "MT")) || (data2 === "NE")) || (data2 === "NV")) || (data2 === "NH")) || (data2 === "NJ")) || (data2 === "NM")) || (data2 === "NY")) || (data2 === "NC")) || (data2 === "ND")) || (data2 === "OH")) || (data2 === "OK")) || (data2 === "OR")) || (data2 === "PA")) || (data2 === "RI")) || (data2 === "SC")) || (data2 === "SD")) || (data2 === "TN")) || (data2 === "TX")) || (data2 === "UT")) || (data2 === "VT")) || (data2 === "VA")) || (data2 === "WA")) || (data2 === "WV")) || (data2 === "WI")) || (data2 === "WY")) || (data2 === "DC")) || (data2 === "AS")) || (data2 === "GU")) || (data2 === "MP")) || (data2 === "PR")) || (data2 === "VI"))){
vErrors = collect(vErrors, instancePath+"/state", "enum", {allowedValues: schema236.enum});
errors++;
}
}
if(data.number !== undefined){
let data3 = data.number;
if(typeof data3 === "string"){
if(data3.length > 262144){
vErrors = collect(vErrors, instancePath+"/number", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data3)){
vErrors = collect(vErrors, instancePath+"/number", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/number", "type", {type: "string"});
errors++;
}
}
if(data.unmapped !== undefined){
let data4 = data.unmapped;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}

const schema277 = {"title":"Footer","type":"object","additionalProperties":false,"properties":{"blurb":{"$ref":"#/$defs/text"},"insurance":{"type":"array","items":{"$ref":"#/$defs/link"}},"links":{"type":"array","items":{"$ref":"#/$defs/link"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "blurb") || (key0 === "insurance")) || (key0 === "links")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.blurb !== undefined){
let data0 = data.blurb;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/blurb", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/blurb", "type", {type: "string"});
errors++;
}
}
if(data.insurance !== undefined){
let data1 = data.insurance;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate168(data1[i0], {instancePath:instancePath+"/insurance/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate168.errors : append(vErrors, validate168.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/insurance", "type", {type: "array"});
errors++;
}
}
if(data.links !== undefined){
let data3 = data.links;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate168(data3[i1], {instancePath:instancePath+"/links/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate168.errors : append(vErrors, validate168.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/links", "type", {type: "array"});
errors++;
}
}
if(data.unmapped !== undefined){
let data5 = data.unmapped;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate175.errors = vErrors;
return errors === 0;
}

const schema280 = {"title":"Claim","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"#/$defs/label"},"subject":{"$ref":"#/$defs/label"},"value":{"$ref":"#/$defs/label"},"wording":{"$ref":"#/$defs/label"},"terms":{"type":"array","items":{"$ref":"#/$defs/label"}},"source":{"$ref":"#/$defs/text"},"asOf":{"$ref":"#/$defs/date"},"expires":{"$ref":"#/$defs/date"},"label":{"$ref":"#/$defs/label"},"readings":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/reading"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema290 = {"title":"Reading","type":"object","additionalProperties":false,"required":["value","pages"],"properties":{"value":{"$ref":"#/$defs/label"},"pages":{"type":"array","items":{"$ref":"#/$defs/label"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "value"});
errors++;
}
if(data.pages === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "pages"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "value") || (key0 === "pages")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/value", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data0)){
vErrors = collect(vErrors, instancePath+"/value", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/value", "type", {type: "string"});
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
vErrors = collect(vErrors, instancePath+"/pages/" + i0, "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data2)){
vErrors = collect(vErrors, instancePath+"/pages/" + i0, "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/pages/" + i0, "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/pages", "type", {type: "array"});
errors++;
}
}
if(data.unmapped !== undefined){
let data3 = data.unmapped;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}


function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "id"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema280.properties, key0))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/id", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data0)){
vErrors = collect(vErrors, instancePath+"/id", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/id", "type", {type: "string"});
errors++;
}
}
if(data.subject !== undefined){
let data1 = data.subject;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/subject", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data1)){
vErrors = collect(vErrors, instancePath+"/subject", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/subject", "type", {type: "string"});
errors++;
}
}
if(data.value !== undefined){
let data2 = data.value;
if(typeof data2 === "string"){
if(data2.length > 262144){
vErrors = collect(vErrors, instancePath+"/value", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data2)){
vErrors = collect(vErrors, instancePath+"/value", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/value", "type", {type: "string"});
errors++;
}
}
if(data.wording !== undefined){
let data3 = data.wording;
if(typeof data3 === "string"){
if(data3.length > 262144){
vErrors = collect(vErrors, instancePath+"/wording", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data3)){
vErrors = collect(vErrors, instancePath+"/wording", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/wording", "type", {type: "string"});
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
vErrors = collect(vErrors, instancePath+"/terms/" + i0, "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data5)){
vErrors = collect(vErrors, instancePath+"/terms/" + i0, "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/terms/" + i0, "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/terms", "type", {type: "array"});
errors++;
}
}
if(data.source !== undefined){
let data6 = data.source;
if(typeof data6 === "string"){
if(data6.length > 262144){
vErrors = collect(vErrors, instancePath+"/source", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
if(data.asOf !== undefined){
let data7 = data.asOf;
if(typeof data7 === "string"){
if(!pattern26.test(data7)){
vErrors = collect(vErrors, instancePath+"/asOf", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}$"});
errors++;
}
if(!(formats10(data7))){
vErrors = collect(vErrors, instancePath+"/asOf", "format", {format: "iso-date"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/asOf", "type", {type: "string"});
errors++;
}
}
if(data.expires !== undefined){
let data8 = data.expires;
if(typeof data8 === "string"){
if(!pattern26.test(data8)){
vErrors = collect(vErrors, instancePath+"/expires", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}$"});
errors++;
}
if(!(formats10(data8))){
vErrors = collect(vErrors, instancePath+"/expires", "format", {format: "iso-date"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/expires", "type", {type: "string"});
errors++;
}
}
if(data.label !== undefined){
let data9 = data.label;
if(typeof data9 === "string"){
if(data9.length > 262144){
vErrors = collect(vErrors, instancePath+"/label", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data9)){
vErrors = collect(vErrors, instancePath+"/label", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/label", "type", {type: "string"});
errors++;
}
}
if(data.readings !== undefined){
let data10 = data.readings;
if(Array.isArray(data10)){
if(data10.length < 1){
vErrors = collect(vErrors, instancePath+"/readings", "minItems", {limit: 1});
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate180(data10[i1], {instancePath:instancePath+"/readings/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate180.errors : append(vErrors, validate180.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/readings", "type", {type: "array"});
errors++;
}
}
if(data.unmapped !== undefined){
let data12 = data.unmapped;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}

const schema295 = {"title":"Carrier","type":"object","additionalProperties":false,"required":["name","phone"],"properties":{"name":{"$ref":"#/$defs/label"},"phone":{"$ref":"#/$defs/phone"},"url":{"$ref":"#/$defs/url"},"lines":{"$ref":"#/$defs/text"},"sample":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.phone === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "phone"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "phone")) || (key0 === "url")) || (key0 === "lines")) || (key0 === "sample")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/name", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data0)){
vErrors = collect(vErrors, instancePath+"/name", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
if(data.phone !== undefined){
let data1 = data.phone;
if(typeof data1 === "string"){
if(!(formats14(data1))){
vErrors = collect(vErrors, instancePath+"/phone", "format", {format: "phone"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/phone", "type", {type: "string"});
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
vErrors = collect(vErrors, instancePath+"/url", "pattern", {pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"});
errors++;
}
if(!(formats0(data2))){
vErrors = collect(vErrors, instancePath+"/url", "format", {format: "link"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/url", "type", {type: "string"});
errors++;
}
}
if(data.lines !== undefined){
let data3 = data.lines;
if(typeof data3 === "string"){
if(data3.length > 262144){
vErrors = collect(vErrors, instancePath+"/lines", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/lines", "type", {type: "string"});
errors++;
}
}
if(data.sample !== undefined){
if(typeof data.sample !== "boolean"){
vErrors = collect(vErrors, instancePath+"/sample", "type", {type: "boolean"});
errors++;
}
}
if(data.unmapped !== undefined){
let data5 = data.unmapped;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}

const schema301 = {"title":"MedicareFacts","type":"object","additionalProperties":false,"properties":{"organizations":{"type":"integer","minimum":1},"products":{"type":"integer","minimum":1},"disclaimer":{"$ref":"#/$defs/text"},"nonAffiliation":{"$ref":"#/$defs/text"},"source":{"$ref":"#/$defs/text"},"sample":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "organizations") || (key0 === "products")) || (key0 === "disclaimer")) || (key0 === "nonAffiliation")) || (key0 === "source")) || (key0 === "sample")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.organizations !== undefined){
let data0 = data.organizations;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = collect(vErrors, instancePath+"/organizations", "type", {type: "integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
vErrors = collect(vErrors, instancePath+"/organizations", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data.products !== undefined){
let data1 = data.products;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = collect(vErrors, instancePath+"/products", "type", {type: "integer"});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
vErrors = collect(vErrors, instancePath+"/products", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data.disclaimer !== undefined){
let data2 = data.disclaimer;
if(typeof data2 === "string"){
if(data2.length > 262144){
vErrors = collect(vErrors, instancePath+"/disclaimer", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/disclaimer", "type", {type: "string"});
errors++;
}
}
if(data.nonAffiliation !== undefined){
let data3 = data.nonAffiliation;
if(typeof data3 === "string"){
if(data3.length > 262144){
vErrors = collect(vErrors, instancePath+"/nonAffiliation", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/nonAffiliation", "type", {type: "string"});
errors++;
}
}
if(data.source !== undefined){
let data4 = data.source;
if(typeof data4 === "string"){
if(data4.length > 262144){
vErrors = collect(vErrors, instancePath+"/source", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
if(data.sample !== undefined){
if(typeof data.sample !== "boolean"){
vErrors = collect(vErrors, instancePath+"/sample", "type", {type: "boolean"});
errors++;
}
}
if(data.unmapped !== undefined){
let data6 = data.unmapped;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate185.errors = vErrors;
return errors === 0;
}

const schema306 = {"title":"LintSettings","type":"object","additionalProperties":false,"properties":{"severities":{"type":"object","propertyNames":{"pattern":"^[a-z]+/[a-z-]+$"},"additionalProperties":{"enum":["off","warning","error"]}},"waivers":{"type":"array","items":{"$ref":"#/$defs/waiver"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const pattern77 = new RegExp("^[a-z]+/[a-z-]+$", "u");
const schema307 = {"title":"Waiver","type":"object","additionalProperties":false,"required":["rule","text","by","date","reason"],"properties":{"rule":{"type":"string","pattern":"^[a-z]+/[a-z-]+$"},"text":{"$ref":"#/$defs/label"},"page":{"$ref":"#/$defs/label"},"by":{"$ref":"#/$defs/label"},"date":{"$ref":"#/$defs/date"},"reason":{"$ref":"#/$defs/label"},"expires":{"$ref":"#/$defs/date"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rule === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "rule"});
errors++;
}
if(data.text === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "text"});
errors++;
}
if(data.by === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "by"});
errors++;
}
if(data.date === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "date"});
errors++;
}
if(data.reason === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "reason"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "rule") || (key0 === "text")) || (key0 === "page")) || (key0 === "by")) || (key0 === "date")) || (key0 === "reason")) || (key0 === "expires")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.rule !== undefined){
let data0 = data.rule;
if(typeof data0 === "string"){
if(!pattern77.test(data0)){
vErrors = collect(vErrors, instancePath+"/rule", "pattern", {pattern: "^[a-z]+/[a-z-]+$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/rule", "type", {type: "string"});
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/text", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data1)){
vErrors = collect(vErrors, instancePath+"/text", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/text", "type", {type: "string"});
errors++;
}
}
if(data.page !== undefined){
let data2 = data.page;
if(typeof data2 === "string"){
if(data2.length > 262144){
vErrors = collect(vErrors, instancePath+"/page", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data2)){
vErrors = collect(vErrors, instancePath+"/page", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/page", "type", {type: "string"});
errors++;
}
}
if(data.by !== undefined){
let data3 = data.by;
if(typeof data3 === "string"){
if(data3.length > 262144){
vErrors = collect(vErrors, instancePath+"/by", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data3)){
vErrors = collect(vErrors, instancePath+"/by", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/by", "type", {type: "string"});
errors++;
}
}
if(data.date !== undefined){
let data4 = data.date;
if(typeof data4 === "string"){
if(!pattern26.test(data4)){
vErrors = collect(vErrors, instancePath+"/date", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}$"});
errors++;
}
if(!(formats10(data4))){
vErrors = collect(vErrors, instancePath+"/date", "format", {format: "iso-date"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/date", "type", {type: "string"});
errors++;
}
}
if(data.reason !== undefined){
let data5 = data.reason;
if(typeof data5 === "string"){
if(data5.length > 262144){
vErrors = collect(vErrors, instancePath+"/reason", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data5)){
vErrors = collect(vErrors, instancePath+"/reason", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/reason", "type", {type: "string"});
errors++;
}
}
if(data.expires !== undefined){
let data6 = data.expires;
if(typeof data6 === "string"){
if(!pattern26.test(data6)){
vErrors = collect(vErrors, instancePath+"/expires", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}$"});
errors++;
}
if(!(formats10(data6))){
vErrors = collect(vErrors, instancePath+"/expires", "format", {format: "iso-date"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/expires", "type", {type: "string"});
errors++;
}
}
if(data.unmapped !== undefined){
let data7 = data.unmapped;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate188.errors = vErrors;
return errors === 0;
}


function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "severities") || (key0 === "waivers")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.severities !== undefined){
let data0 = data.severities;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
const _errs4 = errors;
if(typeof key1 === "string"){
if(!pattern77.test(key1)){
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
vErrors = collect(vErrors, instancePath+"/severities", "propertyNames", {propertyName: key1});
errors++;
}
}
for(const key2 in data0){
let data1 = data0[key2];
if(!(((data1 === "off") || (data1 === "warning")) || (data1 === "error"))){
vErrors = collect(vErrors, instancePath+"/severities/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "enum", {allowedValues: schema306.properties.severities.additionalProperties.enum});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/severities", "type", {type: "object"});
errors++;
}
}
if(data.waivers !== undefined){
let data2 = data.waivers;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate188(data2[i0], {instancePath:instancePath+"/waivers/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate188.errors : append(vErrors, validate188.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/waivers", "type", {type: "array"});
errors++;
}
}
if(data.unmapped !== undefined){
let data4 = data.unmapped;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}

const schema316 = {"title":"Redirects","type":"object","propertyNames":{"maxLength":2048,"pattern":"^(?!/(?:404|admin|api|healthz|readyz)(?:/|$))(?:/[a-z0-9_~-][a-z0-9._~-]*)+(?<!\\.html|/index)$"},"additionalProperties":{"$ref":"#/$defs/redirectTarget"}};
const schema317 = {"type":"string","maxLength":2048,"pattern":"^(?:gone|/(?!/)[\\w.~!$&'()+,;=:@%/?#-]*|https://[\\w.~!$&'()+,;=:@%/?#-]+)$"};
const pattern85 = new RegExp("^(?!/(?:404|admin|api|healthz|readyz)(?:/|$))(?:/[a-z0-9_~-][a-z0-9._~-]*)+(?<!\\.html|/index)$", "u");
const pattern86 = new RegExp("^(?:gone|/(?!/)[\\w.~!$&'()+,;=:@%/?#-]*|https://[\\w.~!$&'()+,;=:@%/?#-]+)$", "u");

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern85.test(key0)){
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
vErrors = collect(vErrors, instancePath, "propertyNames", {propertyName: key0});
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(typeof data0 === "string"){
if(data0.length > 2048){
vErrors = collect(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", {limit: 2048});
errors++;
}
if(!pattern86.test(data0)){
vErrors = collect(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "pattern", {pattern: "^(?:gone|/(?!/)[\\w.~!$&'()+,;=:@%/?#-]*|https://[\\w.~!$&'()+,;=:@%/?#-]+)$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}


function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.phone === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "phone"});
errors++;
}
if(data.email === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "email"});
errors++;
}
if(data.address === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "address"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema225.properties, key0))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length > 262144){
vErrors = collect(vErrors, instancePath+"/name", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data0)){
vErrors = collect(vErrors, instancePath+"/name", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
if(data.shortName !== undefined){
let data1 = data.shortName;
if(typeof data1 === "string"){
if(data1.length > 262144){
vErrors = collect(vErrors, instancePath+"/shortName", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data1)){
vErrors = collect(vErrors, instancePath+"/shortName", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/shortName", "type", {type: "string"});
errors++;
}
}
if(data.sample !== undefined){
if(typeof data.sample !== "boolean"){
vErrors = collect(vErrors, instancePath+"/sample", "type", {type: "boolean"});
errors++;
}
}
if(data.tagline !== undefined){
let data3 = data.tagline;
if(typeof data3 === "string"){
if(data3.length > 262144){
vErrors = collect(vErrors, instancePath+"/tagline", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/tagline", "type", {type: "string"});
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if(data4.length > 262144){
vErrors = collect(vErrors, instancePath+"/description", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/description", "type", {type: "string"});
errors++;
}
}
if(data.url !== undefined){
let data5 = data.url;
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
vErrors = collect(vErrors, instancePath+"/url", "pattern", {pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"});
errors++;
}
if(!(formats0(data5))){
vErrors = collect(vErrors, instancePath+"/url", "format", {format: "link"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/url", "type", {type: "string"});
errors++;
}
}
if(data.foundedYear !== undefined){
let data6 = data.foundedYear;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors = collect(vErrors, instancePath+"/foundedYear", "type", {type: "integer"});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2100 || isNaN(data6)){
vErrors = collect(vErrors, instancePath+"/foundedYear", "maximum", {comparison: "<=", limit: 2100});
errors++;
}
if(data6 < 1800 || isNaN(data6)){
vErrors = collect(vErrors, instancePath+"/foundedYear", "minimum", {comparison: ">=", limit: 1800});
errors++;
}
}
}
if(data.phone !== undefined){
let data7 = data.phone;
if(typeof data7 === "string"){
if(!(formats14(data7))){
vErrors = collect(vErrors, instancePath+"/phone", "format", {format: "phone"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/phone", "type", {type: "string"});
errors++;
}
}
if(data.email !== undefined){
let data8 = data.email;
if(typeof data8 === "string"){
if(!(formats16(data8))){
vErrors = collect(vErrors, instancePath+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/email", "type", {type: "string"});
errors++;
}
}
if(data.address !== undefined){
if(!(validate148(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate148.errors : append(vErrors, validate148.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data10 = data.region;
if(typeof data10 === "string"){
if(data10.length > 262144){
vErrors = collect(vErrors, instancePath+"/region", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/region", "type", {type: "string"});
errors++;
}
}
if(data.priceRange !== undefined){
let data11 = data.priceRange;
if(typeof data11 === "string"){
if(data11.length > 262144){
vErrors = collect(vErrors, instancePath+"/priceRange", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/priceRange", "type", {type: "string"});
errors++;
}
}
if(data.hours !== undefined){
if(!(validate150(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = vErrors === null ? validate150.errors : append(vErrors, validate150.errors);
errors = vErrors.length;
}
}
if(data.timeZone !== undefined){
let data13 = data.timeZone;
if(typeof data13 === "string"){
if(!(formats38(data13))){
vErrors = collect(vErrors, instancePath+"/timeZone", "format", {format: "time-zone"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/timeZone", "type", {type: "string"});
errors++;
}
}
if(data.notice !== undefined){
if(!(validate167(data.notice, {instancePath:instancePath+"/notice",parentData:data,parentDataProperty:"notice",rootData}))){
vErrors = vErrors === null ? validate167.errors : append(vErrors, validate167.errors);
errors = vErrors.length;
}
}
if(data.social !== undefined){
let data15 = data.social;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validate168(data15[i0], {instancePath:instancePath+"/social/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate168.errors : append(vErrors, validate168.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/social", "type", {type: "array"});
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
vErrors = collect(vErrors, instancePath+"/licensedStates/" + i1, "type", {type: "string"});
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((data18 === "AL") || (data18 === "AK")) || (data18 === "AZ")) || (data18 === "AR")) || (data18 === "CA")) || (data18 === "CO")) || (data18 === "CT")) || (data18 === "DE")) || (data18 === "FL")) || (data18 === "GA")) || (data18 === "HI")) || (data18 === "ID")) || (data18 === "IL")) || (data18 === "IN")) || (data18 === "IA")) || (data18 === "KS")) || (data18 === "KY")) || (data18 === "LA")) || (data18 === "ME")) || (data18 === "MD")) || (data18 === "MA")) || (data18 === "MI")) || (data18 === "MN")) || (data18 === "MS")) || (data18 === "MO")) || (data18 === "MT")) || (data18 === "NE")) || (data18 === "NV")) || (data18 === "NH")) || (data18 === "NJ")) || (data18 === "NM")) || (data18 === "NY")) || (data18 === "NC")) || (data18 === "ND")) || (data18 === "OH")) || (data18 === "OK")) || (data18 === "OR")) || (data18 === "PA")) || (data18 === "RI")) || (data18 === "SC")) || (data18 === "SD")) || (data18 === "TN")) || (data18 === "TX")) || (data18 === "UT")) || (data18 === "VT")) || (data18 === "VA")) || (data18 === "WA")) || (data18 === "WV")) || (data18 === "WI")) || (data18 === "WY")) || (data18 === "DC")) || (data18 === "AS")) || (data18 === "GU")) || (data18 === "MP")) || (data18 === "PR")) || (data18 === "VI"))){
vErrors = collect(vErrors, instancePath+"/licensedStates/" + i1, "enum", {allowedValues: schema236.enum});
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
vErrors = collect(vErrors, instancePath+"/licensedStates", "uniqueItems", {i: i2, j: j0});
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/licensedStates", "type", {type: "array"});
errors++;
}
}
if(data.licenses !== undefined){
let data19 = data.licenses;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i3=0; i3<len2; i3++){
if(!(validate172(data19[i3], {instancePath:instancePath+"/licenses/" + i3,parentData:data19,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate172.errors : append(vErrors, validate172.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/licenses", "type", {type: "array"});
errors++;
}
}
if(data.navigation !== undefined){
let data21 = data.navigation;
if(Array.isArray(data21)){
const len3 = data21.length;
for(let i4=0; i4<len3; i4++){
if(!(validate168(data21[i4], {instancePath:instancePath+"/navigation/" + i4,parentData:data21,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate168.errors : append(vErrors, validate168.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/navigation", "type", {type: "array"});
errors++;
}
}
if(data.footer !== undefined){
if(!(validate175(data.footer, {instancePath:instancePath+"/footer",parentData:data,parentDataProperty:"footer",rootData}))){
vErrors = vErrors === null ? validate175.errors : append(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.claims !== undefined){
let data24 = data.claims;
if(Array.isArray(data24)){
const len4 = data24.length;
for(let i5=0; i5<len4; i5++){
if(!(validate179(data24[i5], {instancePath:instancePath+"/claims/" + i5,parentData:data24,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate179.errors : append(vErrors, validate179.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/claims", "type", {type: "array"});
errors++;
}
}
if(data.carriers !== undefined){
let data26 = data.carriers;
if(Array.isArray(data26)){
const len5 = data26.length;
for(let i6=0; i6<len5; i6++){
if(!(validate183(data26[i6], {instancePath:instancePath+"/carriers/" + i6,parentData:data26,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate183.errors : append(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/carriers", "type", {type: "array"});
errors++;
}
}
if(data.medicare !== undefined){
if(!(validate185(data.medicare, {instancePath:instancePath+"/medicare",parentData:data,parentDataProperty:"medicare",rootData}))){
vErrors = vErrors === null ? validate185.errors : append(vErrors, validate185.errors);
errors = vErrors.length;
}
}
if(data.lint !== undefined){
if(!(validate187(data.lint, {instancePath:instancePath+"/lint",parentData:data,parentDataProperty:"lint",rootData}))){
vErrors = vErrors === null ? validate187.errors : append(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data.redirects !== undefined){
if(!(validate191(data.redirects, {instancePath:instancePath+"/redirects",parentData:data,parentDataProperty:"redirects",rootData}))){
vErrors = vErrors === null ? validate191.errors : append(vErrors, validate191.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
let data31 = data.unmapped;
if(!(data31 && typeof data31 == "object" && !Array.isArray(data31))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate194.errors = vErrors;
return errors === 0;
}

export const validateRevision = validate207;
const schema332 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://agency.example.com/schemas/revision.schema.json","title":"StoredRevision","type":"object","required":["revision","time","by","source","format","sha256","message","changes"],"properties":{"revision":{"type":"integer","minimum":1},"parents":{"type":"array","items":{"type":"string"}},"time":{"type":"string","minLength":1},"by":{"type":"string"},"source":{"type":"string"},"format":{"type":"string"},"sha256":{"type":"string"},"message":{"type":"string"},"changes":{"type":"array","items":{"$ref":"#/$defs/change"}}},"$defs":{"change":{"type":"object","required":["page","before","after"],"properties":{"page":{"type":"string","minLength":1},"before":{"type":["object","null"]},"after":{"type":["object","null"]}}}}};
const schema333 = {"type":"object","required":["page","before","after"],"properties":{"page":{"type":"string","minLength":1},"before":{"type":["object","null"]},"after":{"type":["object","null"]}}};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://agency.example.com/schemas/revision.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.revision === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "revision"});
errors++;
}
if(data.time === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "time"});
errors++;
}
if(data.by === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "by"});
errors++;
}
if(data.source === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "source"});
errors++;
}
if(data.format === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "format"});
errors++;
}
if(data.sha256 === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "sha256"});
errors++;
}
if(data.message === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "message"});
errors++;
}
if(data.changes === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "changes"});
errors++;
}
if(data.revision !== undefined){
let data0 = data.revision;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = collect(vErrors, instancePath+"/revision", "type", {type: "integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
vErrors = collect(vErrors, instancePath+"/revision", "minimum", {comparison: ">=", limit: 1});
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
vErrors = collect(vErrors, instancePath+"/parents/" + i0, "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/parents", "type", {type: "array"});
errors++;
}
}
if(data.time !== undefined){
let data3 = data.time;
if(typeof data3 === "string"){
if(data3.length < 1){
vErrors = collect(vErrors, instancePath+"/time", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/time", "type", {type: "string"});
errors++;
}
}
if(data.by !== undefined){
if(typeof data.by !== "string"){
vErrors = collect(vErrors, instancePath+"/by", "type", {type: "string"});
errors++;
}
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
vErrors = collect(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
if(data.format !== undefined){
if(typeof data.format !== "string"){
vErrors = collect(vErrors, instancePath+"/format", "type", {type: "string"});
errors++;
}
}
if(data.sha256 !== undefined){
if(typeof data.sha256 !== "string"){
vErrors = collect(vErrors, instancePath+"/sha256", "type", {type: "string"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
vErrors = collect(vErrors, instancePath+"/message", "type", {type: "string"});
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
vErrors = collect(vErrors, instancePath+"/changes/" + i1, "required", {missingProperty: "page"});
errors++;
}
if(data10.before === undefined){
vErrors = collect(vErrors, instancePath+"/changes/" + i1, "required", {missingProperty: "before"});
errors++;
}
if(data10.after === undefined){
vErrors = collect(vErrors, instancePath+"/changes/" + i1, "required", {missingProperty: "after"});
errors++;
}
if(data10.page !== undefined){
let data11 = data10.page;
if(typeof data11 === "string"){
if(data11.length < 1){
vErrors = collect(vErrors, instancePath+"/changes/" + i1+"/page", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/changes/" + i1+"/page", "type", {type: "string"});
errors++;
}
}
if(data10.before !== undefined){
let data12 = data10.before;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
vErrors = collect(vErrors, instancePath+"/changes/" + i1+"/before", "type", {type: schema333.properties.before.type});
errors++;
}
}
if(data10.after !== undefined){
let data13 = data10.after;
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
vErrors = collect(vErrors, instancePath+"/changes/" + i1+"/after", "type", {type: schema333.properties.after.type});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/changes/" + i1, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/changes", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate207.errors = vErrors;
return errors === 0;
}

function append(errors, more) {
  for (const error of more) errors.push(error);
  return errors;
}

function collect(errors, instancePath, keyword, params) {
  const error = { instancePath, keyword, params };
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}
