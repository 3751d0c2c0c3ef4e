// Generated from the schemas by `agency schema --write`. Do not edit.
import { formats } from "../values/value-formats.ts";
"use strict";
export const validatePageFrame = validate20;
const schema31 = {"$id":"https://agency.example.com/schemas/page-frame.schema.json","type":"object","required":["page","content"],"additionalProperties":false,"properties":{"$schema":{"type":"string"},"page":{"type":"string","pattern":"^(?!service/quote$)(?!(?:404|admin|api|assets|content|healthz|licenses|media|mcp|metrics|og|page|pages|preview|readyz|site|theme|tokens)(?:/|$))(?!(?:[^/]*/)?(?:index|con|prn|aux|nul|com[0-9]|lpt[0-9])$)(?:[a-z0-9](?:-?[a-z0-9]){0,79})(?:/[a-z0-9](?:-?[a-z0-9]){0,79})?$"},"version":{"type":"integer","minimum":0},"content":{"type":"object"}}};
const pattern4 = new RegExp("^(?!service/quote$)(?!(?:404|admin|api|assets|content|healthz|licenses|media|mcp|metrics|og|page|pages|preview|readyz|site|theme|tokens)(?:/|$))(?!(?:[^/]*/)?(?:index|con|prn|aux|nul|com[0-9]|lpt[0-9])$)(?:[a-z0-9](?:-?[a-z0-9]){0,79})(?:/[a-z0-9](?:-?[a-z0-9]){0,79})?$", "u");

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
vErrors = collect(vErrors, instancePath+"/page", "pattern", {pattern: "^(?!service/quote$)(?!(?:404|admin|api|assets|content|healthz|licenses|media|mcp|metrics|og|page|pages|preview|readyz|site|theme|tokens)(?:/|$))(?!(?:[^/]*/)?(?:index|con|prn|aux|nul|com[0-9]|lpt[0-9])$)(?:[a-z0-9](?:-?[a-z0-9]){0,79})(?:/[a-z0-9](?:-?[a-z0-9]){0,79})?$"});
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

export const validateThemeFrame = validate22;
const schema33 = {"$id":"https://agency.example.com/schemas/theme-frame.schema.json","type":"object","required":["page","content"],"additionalProperties":false,"properties":{"$schema":{"type":"string"},"page":{"const":"theme"},"content":{"type":"object"}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://agency.example.com/schemas/theme-frame.schema.json" */;
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
if(!(((key0 === "$schema") || (key0 === "page")) || (key0 === "content"))){
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
if("theme" !== data.page){
vErrors = collect(vErrors, instancePath+"/page", "const", {allowedValue: "theme"});
errors++;
}
}
if(data.content !== undefined){
let data2 = data.content;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
vErrors = collect(vErrors, instancePath+"/content", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

export const validatePageContent = validate117;
const schema35 = {"title":"PageContent","type":"object","additionalProperties":false,"required":["meta","hero"],"properties":{"meta":{"$ref":"#/$defs/meta"},"hero":{"$ref":"#/$defs/hero"},"stats":{"$ref":"#/$defs/stats"},"about":{"$ref":"#/$defs/about"},"summary":{"$ref":"#/$defs/itemList"},"products":{"$ref":"#/$defs/products"},"features":{"$ref":"#/$defs/itemList"},"coverage":{"$ref":"#/$defs/itemList"},"services":{"$ref":"#/$defs/itemList"},"benefits":{"$ref":"#/$defs/itemList"},"checklist":{"$ref":"#/$defs/checklist"},"bring":{"$ref":"#/$defs/checklist"},"carriers":{"$ref":"#/$defs/textBlock"},"medicareDates":{"$ref":"#/$defs/textBlock"},"deductible":{"$ref":"#/$defs/textBlock"},"medicareProcess":{"$ref":"#/$defs/process"},"medicare":{"$ref":"#/$defs/medicareTeaser"},"testimonials":{"$ref":"#/$defs/testimonials"},"banner":{"$ref":"#/$defs/banner"},"trust":{"$ref":"#/$defs/trust"},"philosophy":{"$ref":"#/$defs/textBlock"},"specialty":{"$ref":"#/$defs/itemList"},"whyChoose":{"$ref":"#/$defs/whyChoose"},"serviceAreas":{"$ref":"#/$defs/itemList"},"team":{"$ref":"#/$defs/team"},"spotlight":{"$ref":"#/$defs/callToAction"},"officeInfo":{"$ref":"#/$defs/officeInfo"},"form":{"$ref":"#/$defs/form"},"mapEmbed":{"$ref":"#/$defs/mapEmbed"},"legal":{"$ref":"#/$defs/legal"},"faq":{"$ref":"#/$defs/faq"},"related":{"$ref":"#/$defs/itemList"},"cta":{"$ref":"#/$defs/callToAction"},"sample":{"type":"boolean"},"layout":{"type":"array","uniqueItems":true,"items":{"type":"string","enum":["hero","stats","about","summary","products","features","coverage","services","benefits","checklist","bring","carriers","medicareDates","deductible","medicareProcess","medicare","testimonials","banner","trust","philosophy","specialty","whyChoose","serviceAreas","team","spotlight","officeInfo","form","mapEmbed","legal","faq","related","cta"]}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema47 = {"type":"object"};
const func1 = Object.prototype.hasOwnProperty;
const schema36 = {"title":"Meta","type":"object","additionalProperties":false,"required":["title","description"],"properties":{"title":{"$ref":"#/$defs/label"},"description":{"$ref":"#/$defs/label"},"keywords":{"$ref":"#/$defs/text"},"canonical":{"$ref":"#/$defs/url"},"og":{"$ref":"#/$defs/share"},"twitter":{"$ref":"#/$defs/share"},"noIndex":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema37 = {"type":"string","pattern":"[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]","maxLength":262144};
const schema39 = {"type":"string","maxLength":262144};
const schema40 = {"type":"string","pattern":"^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)","format":"link"};
const pattern6 = new RegExp("[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]", "u");
const pattern8 = new RegExp("^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)", "u");
const formats0 = formats.link;
const schema41 = {"title":"Share","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/text"},"image":{"$ref":"#/$defs/media"},"type":{"$ref":"#/$defs/text"},"card":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema44 = {"type":"string","pattern":"^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"};
const pattern9 = new RegExp("^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate26.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate26(data.og, {instancePath:instancePath+"/og",parentData:data,parentDataProperty:"og",rootData}))){
vErrors = vErrors === null ? validate26.errors : append(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.twitter !== undefined){
if(!(validate26(data.twitter, {instancePath:instancePath+"/twitter",parentData:data,parentDataProperty:"twitter",rootData}))){
vErrors = vErrors === null ? validate26.errors : append(vErrors, validate26.errors);
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
validate25.errors = vErrors;
return errors === 0;
}

const schema49 = {"title":"Hero","type":"object","additionalProperties":false,"required":["title"],"properties":{"badge":{"$ref":"#/$defs/text"},"title":{"$ref":"#/$defs/label"},"subtitle":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"ctaText":{"$ref":"#/$defs/text"},"ctaUrl":{"$ref":"#/$defs/url"},"linkText":{"$ref":"#/$defs/text"},"linkUrl":{"$ref":"#/$defs/url"},"backgroundColor":{"$ref":"#/$defs/text"},"textColor":{"$ref":"#/$defs/text"},"scene":{"$ref":"#/$defs/scene"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"tiles":{"type":"array","items":{"$ref":"#/$defs/item"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema53 = {"type":"string","maxLength":262144,"html":true};
const schema60 = {"enum":["horizon","main-street","office","map","reading","road","rooms","storm","desk","table","job-site","fleet","porch","dock","farm-yard","pasture","tractor","tanks"]};
const schema63 = {"title":"Item","type":"object","additionalProperties":false,"required":["title"],"properties":{"id":{"$ref":"#/$defs/id"},"title":{"$ref":"#/$defs/label"},"description":{"$ref":"#/$defs/richText"},"icon":{"$ref":"#/$defs/text"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"bullets":{"type":"array","items":{"$ref":"#/$defs/text"}},"url":{"$ref":"#/$defs/url"},"linkText":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema64 = {"type":["string","integer"]};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema63.properties, key0))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
vErrors = collect(vErrors, instancePath+"/id", "type", {type: schema64.type});
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
validate31.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema49.properties, key0))){
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
if(data.linkUrl !== undefined){
let data7 = data.linkUrl;
if(typeof data7 === "string"){
if(!pattern8.test(data7)){
vErrors = collect(vErrors, instancePath+"/linkUrl", "pattern", {pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"});
errors++;
}
if(!(formats0(data7))){
vErrors = collect(vErrors, instancePath+"/linkUrl", "format", {format: "link"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/linkUrl", "type", {type: "string"});
errors++;
}
}
if(data.backgroundColor !== undefined){
let data8 = data.backgroundColor;
if(typeof data8 === "string"){
if(data8.length > 262144){
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
let data9 = data.textColor;
if(typeof data9 === "string"){
if(data9.length > 262144){
vErrors = collect(vErrors, instancePath+"/textColor", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/textColor", "type", {type: "string"});
errors++;
}
}
if(data.scene !== undefined){
let data10 = data.scene;
if(!((((((((((((((((((data10 === "horizon") || (data10 === "main-street")) || (data10 === "office")) || (data10 === "map")) || (data10 === "reading")) || (data10 === "road")) || (data10 === "rooms")) || (data10 === "storm")) || (data10 === "desk")) || (data10 === "table")) || (data10 === "job-site")) || (data10 === "fleet")) || (data10 === "porch")) || (data10 === "dock")) || (data10 === "farm-yard")) || (data10 === "pasture")) || (data10 === "tractor")) || (data10 === "tanks"))){
vErrors = collect(vErrors, instancePath+"/scene", "enum", {allowedValues: schema60.enum});
errors++;
}
}
if(data.image !== undefined){
let data11 = data.image;
if(typeof data11 === "string"){
if(!pattern9.test(data11)){
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
let data12 = data.imageAlt;
if(typeof data12 === "string"){
if(data12.length > 262144){
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
let data13 = data.tiles;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
if(!(validate31(data13[i0], {instancePath:instancePath+"/tiles/" + i0,parentData:data13,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate31.errors : append(vErrors, validate31.errors);
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
let data15 = data.unmapped;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
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

const schema75 = {"title":"Stats","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"items":{"type":"array","items":{"$ref":"#/$defs/stat"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema77 = {"title":"Stat","type":"object","additionalProperties":false,"required":["value","label"],"properties":{"value":{"$ref":"#/$defs/label"},"label":{"$ref":"#/$defs/label"},"note":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate35.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate35(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate35.errors : append(vErrors, validate35.errors);
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
validate34.errors = vErrors;
return errors === 0;
}

const schema83 = {"title":"About","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate38.errors = vErrors;
return errors === 0;
}

const schema89 = {"title":"ItemList","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"items":{"type":"array","items":{"$ref":"#/$defs/item"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate31(data2[i0], {instancePath:instancePath+"/items/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate31.errors : append(vErrors, validate31.errors);
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
validate40.errors = vErrors;
return errors === 0;
}

const schema93 = {"title":"Products","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"featuresTitle":{"$ref":"#/$defs/text"},"featuresItems":{"type":"array","items":{"$ref":"#/$defs/item"}},"items":{"type":"array","items":{"$ref":"#/$defs/product"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema97 = {"title":"Product","type":"object","additionalProperties":false,"required":["title"],"properties":{"id":{"$ref":"#/$defs/id"},"title":{"$ref":"#/$defs/label"},"description":{"$ref":"#/$defs/richText"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"link":{"$ref":"#/$defs/url"},"linkText":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
vErrors = collect(vErrors, instancePath+"/id", "type", {type: schema64.type});
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
validate45.errors = vErrors;
return errors === 0;
}


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate31(data3[i0], {instancePath:instancePath+"/featuresItems/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate31.errors : append(vErrors, validate31.errors);
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
if(!(validate45(data5[i1], {instancePath:instancePath+"/items/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate45.errors : append(vErrors, validate45.errors);
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
validate43.errors = vErrors;
return errors === 0;
}

const schema107 = {"title":"Checklist","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"items":{"type":"array","items":{"$ref":"#/$defs/text"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate52.errors = vErrors;
return errors === 0;
}

const schema111 = {"title":"TextBlock","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate55.errors = vErrors;
return errors === 0;
}

const schema115 = {"title":"Process","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"steps":{"type":"array","items":{"$ref":"#/$defs/item"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate31(data2[i0], {instancePath:instancePath+"/steps/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate31.errors : append(vErrors, validate31.errors);
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
validate59.errors = vErrors;
return errors === 0;
}

const schema119 = {"title":"MedicareTeaser","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"benefits":{"type":"array","items":{"$ref":"#/$defs/text"}},"link":{"$ref":"#/$defs/url"},"linkText":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate62.errors = vErrors;
return errors === 0;
}

const schema128 = {"title":"Testimonials","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"items":{"type":"array","items":{"$ref":"#/$defs/testimonial"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema131 = {"title":"Testimonial","type":"object","additionalProperties":false,"required":["quote","author"],"properties":{"id":{"$ref":"#/$defs/id"},"quote":{"$ref":"#/$defs/label"},"author":{"$ref":"#/$defs/label"},"position":{"$ref":"#/$defs/text"},"source":{"$ref":"#/$defs/text"},"permission":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$","format":"iso-date"},"sample":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const pattern27 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");
const formats12 = formats["iso-date"];

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
vErrors = collect(vErrors, instancePath+"/id", "type", {type: schema64.type});
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
if(!pattern27.test(data5)){
vErrors = collect(vErrors, instancePath+"/permission", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}$"});
errors++;
}
if(!(formats12(data5))){
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
validate65.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate65(data2[i0], {instancePath:instancePath+"/items/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate65.errors : append(vErrors, validate65.errors);
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
validate64.errors = vErrors;
return errors === 0;
}

const schema139 = {"title":"Banner","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"buttonText":{"$ref":"#/$defs/text"},"buttonUrl":{"$ref":"#/$defs/url"},"stats":{"type":"array","items":{"$ref":"#/$defs/stat"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate35(data4[i0], {instancePath:instancePath+"/stats/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate35.errors : append(vErrors, validate35.errors);
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
validate68.errors = vErrors;
return errors === 0;
}

const schema145 = {"title":"Trust","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"stats":{"type":"array","items":{"$ref":"#/$defs/stat"}},"bullets":{"type":"array","items":{"$ref":"#/$defs/text"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate35(data1[i0], {instancePath:instancePath+"/stats/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate35.errors : append(vErrors, validate35.errors);
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
validate71.errors = vErrors;
return errors === 0;
}

const schema149 = {"title":"WhyChoose","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"features":{"type":"array","items":{"$ref":"#/$defs/item"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate31(data2[i0], {instancePath:instancePath+"/features/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate31.errors : append(vErrors, validate31.errors);
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
validate76.errors = vErrors;
return errors === 0;
}

const schema153 = {"title":"Team","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"members":{"type":"array","items":{"$ref":"#/$defs/teamMember"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema156 = {"title":"TeamMember","type":"object","additionalProperties":false,"required":["name","title"],"properties":{"id":{"$ref":"#/$defs/id"},"name":{"$ref":"#/$defs/label"},"title":{"$ref":"#/$defs/label"},"bio":{"$ref":"#/$defs/text"},"image":{"$ref":"#/$defs/media"},"licenses":{"$ref":"#/$defs/text"},"phone":{"type":"string","format":"phone"},"email":{"type":"string","format":"email"},"linkedIn":{"$ref":"#/$defs/url"},"sample":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const formats16 = formats.phone;
const formats18 = formats.email;

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func1.call(schema156.properties, key0))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
vErrors = collect(vErrors, instancePath+"/id", "type", {type: schema64.type});
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
if(!(formats16(data6))){
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
if(!(formats18(data7))){
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
validate81.errors = vErrors;
return errors === 0;
}


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate81(data2[i0], {instancePath:instancePath+"/members/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate81.errors : append(vErrors, validate81.errors);
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
validate80.errors = vErrors;
return errors === 0;
}

const schema166 = {"title":"CallToAction","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"buttonText":{"$ref":"#/$defs/text"},"buttonUrl":{"$ref":"#/$defs/url"},"backgroundColor":{"$ref":"#/$defs/text"},"textColor":{"$ref":"#/$defs/text"},"scene":{"$ref":"#/$defs/scene"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "title") || (key0 === "description")) || (key0 === "buttonText")) || (key0 === "buttonUrl")) || (key0 === "backgroundColor")) || (key0 === "textColor")) || (key0 === "scene")) || (key0 === "unmapped"))){
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
if(data.scene !== undefined){
let data6 = data.scene;
if(!((((((((((((((((((data6 === "horizon") || (data6 === "main-street")) || (data6 === "office")) || (data6 === "map")) || (data6 === "reading")) || (data6 === "road")) || (data6 === "rooms")) || (data6 === "storm")) || (data6 === "desk")) || (data6 === "table")) || (data6 === "job-site")) || (data6 === "fleet")) || (data6 === "porch")) || (data6 === "dock")) || (data6 === "farm-yard")) || (data6 === "pasture")) || (data6 === "tractor")) || (data6 === "tanks"))){
vErrors = collect(vErrors, instancePath+"/scene", "enum", {allowedValues: schema60.enum});
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

const schema175 = {"title":"OfficeInfo","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"address":{"$ref":"#/$defs/labeled"},"phone":{"$ref":"#/$defs/labeled"},"email":{"$ref":"#/$defs/labeled"},"hours":{"$ref":"#/$defs/labeled"},"image":{"$ref":"#/$defs/media"},"imageAlt":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema177 = {"title":"LabeledValue","type":"object","additionalProperties":false,"required":["label","value"],"properties":{"label":{"$ref":"#/$defs/label"},"value":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate87.errors = vErrors;
return errors === 0;
}


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate87(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate87.errors : append(vErrors, validate87.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validate87(data.phone, {instancePath:instancePath+"/phone",parentData:data,parentDataProperty:"phone",rootData}))){
vErrors = vErrors === null ? validate87.errors : append(vErrors, validate87.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate87(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate87.errors : append(vErrors, validate87.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
if(!(validate87(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = vErrors === null ? validate87.errors : append(vErrors, validate87.errors);
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
validate86.errors = vErrors;
return errors === 0;
}

const schema184 = {"title":"Form","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/richText"},"fields":{"type":"array","items":{"$ref":"#/$defs/formField"}},"consent":{"$ref":"#/$defs/richText"},"submitButton":{"$ref":"#/$defs/text"},"subjects":{"type":"array","items":{"$ref":"#/$defs/quoteSubject"}},"questions":{"type":"array","items":{"$ref":"#/$defs/quoteQuestion"}},"preparation":{"type":"array","items":{"$ref":"#/$defs/preparation"}},"insuranceType":{"$ref":"#/$defs/insuranceType"},"email":{"type":"string","format":"email"},"asks":{"type":"array","items":{"$ref":"#/$defs/requestField"}},"promise":{"$ref":"#/$defs/text"},"ready":{"type":"array","items":{"$ref":"#/$defs/label"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema194 = {"type":"string","pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","maxLength":80};
const schema187 = {"title":"FormField","type":"object","additionalProperties":false,"required":["name","label"],"properties":{"name":{"enum":["firstName","lastName","email","phone","insuranceType","message","files"]},"label":{"$ref":"#/$defs/label"},"placeholder":{"$ref":"#/$defs/text"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((data0 === "firstName") || (data0 === "lastName")) || (data0 === "email")) || (data0 === "phone")) || (data0 === "insuranceType")) || (data0 === "message")) || (data0 === "files"))){
vErrors = collect(vErrors, instancePath+"/name", "enum", {allowedValues: schema187.properties.name.enum});
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
validate94.errors = vErrors;
return errors === 0;
}

const schema193 = {"title":"QuoteSubject","type":"object","additionalProperties":false,"required":["id","title","insuranceType"],"properties":{"id":{"$ref":"#/$defs/slug"},"title":{"$ref":"#/$defs/label"},"insuranceType":{"$ref":"#/$defs/insuranceType"},"ready":{"type":"array","items":{"$ref":"#/$defs/label"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const pattern37 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern37.test(data0)){
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
if(typeof data2 === "string"){
if(data2.length > 80){
vErrors = collect(vErrors, instancePath+"/insuranceType", "maxLength", {limit: 80});
errors++;
}
if(!pattern37.test(data2)){
vErrors = collect(vErrors, instancePath+"/insuranceType", "pattern", {pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/insuranceType", "type", {type: "string"});
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
validate96.errors = vErrors;
return errors === 0;
}

const schema199 = {"title":"QuoteQuestion","type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"$ref":"#/$defs/slug"},"label":{"$ref":"#/$defs/label"},"hint":{"$ref":"#/$defs/text"},"type":{"enum":["text","number","date","choice"]},"choices":{"type":"array","items":{"$ref":"#/$defs/label"}},"insuranceTypes":{"type":"array","items":{"$ref":"#/$defs/insuranceType"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern37.test(data0)){
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
vErrors = collect(vErrors, instancePath+"/type", "enum", {allowedValues: schema199.properties.type.enum});
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
if(typeof data7 === "string"){
if(data7.length > 80){
vErrors = collect(vErrors, instancePath+"/insuranceTypes/" + i1, "maxLength", {limit: 80});
errors++;
}
if(!pattern37.test(data7)){
vErrors = collect(vErrors, instancePath+"/insuranceTypes/" + i1, "pattern", {pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/insuranceTypes/" + i1, "type", {type: "string"});
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
validate98.errors = vErrors;
return errors === 0;
}

const schema206 = {"title":"Preparation","type":"object","additionalProperties":false,"required":["insuranceType","items"],"properties":{"insuranceType":{"$ref":"#/$defs/insuranceType"},"items":{"type":"array","items":{"$ref":"#/$defs/label"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(typeof data0 === "string"){
if(data0.length > 80){
vErrors = collect(vErrors, instancePath+"/insuranceType", "maxLength", {limit: 80});
errors++;
}
if(!pattern37.test(data0)){
vErrors = collect(vErrors, instancePath+"/insuranceType", "pattern", {pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/insuranceType", "type", {type: "string"});
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
validate100.errors = vErrors;
return errors === 0;
}

const schema211 = {"title":"RequestField","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"enum":["action","neededBy","effectiveDate","policyNumber","holder","holderAddress","holderEmail","project","wording","vehicle","vin","driver","formerAddress","address","equipment","serialNumber","value","lender","loanNumber","property","storedAt","lossDate","lossPlace","topic","details"]},"label":{"$ref":"#/$defs/label"},"hint":{"$ref":"#/$defs/text"},"choices":{"type":"array","items":{"$ref":"#/$defs/label"}},"required":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "label")) || (key0 === "hint")) || (key0 === "choices")) || (key0 === "required")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(!(((((((((((((((((((((((((data0 === "action") || (data0 === "neededBy")) || (data0 === "effectiveDate")) || (data0 === "policyNumber")) || (data0 === "holder")) || (data0 === "holderAddress")) || (data0 === "holderEmail")) || (data0 === "project")) || (data0 === "wording")) || (data0 === "vehicle")) || (data0 === "vin")) || (data0 === "driver")) || (data0 === "formerAddress")) || (data0 === "address")) || (data0 === "equipment")) || (data0 === "serialNumber")) || (data0 === "value")) || (data0 === "lender")) || (data0 === "loanNumber")) || (data0 === "property")) || (data0 === "storedAt")) || (data0 === "lossDate")) || (data0 === "lossPlace")) || (data0 === "topic")) || (data0 === "details"))){
vErrors = collect(vErrors, instancePath+"/name", "enum", {allowedValues: schema211.properties.name.enum});
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
if(data.choices !== undefined){
let data3 = data.choices;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(data4.length > 262144){
vErrors = collect(vErrors, instancePath+"/choices/" + i0, "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data4)){
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
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
vErrors = collect(vErrors, instancePath+"/required", "type", {type: "boolean"});
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
validate102.errors = vErrors;
return errors === 0;
}


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema184.properties, key0))){
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
if(!(validate94(data2[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate94.errors : append(vErrors, validate94.errors);
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
if(!(validate96(data6[i1], {instancePath:instancePath+"/subjects/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate96.errors : append(vErrors, validate96.errors);
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
if(!(validate98(data8[i2], {instancePath:instancePath+"/questions/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate98.errors : append(vErrors, validate98.errors);
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
if(!(validate100(data10[i3], {instancePath:instancePath+"/preparation/" + i3,parentData:data10,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate100.errors : append(vErrors, validate100.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/preparation", "type", {type: "array"});
errors++;
}
}
if(data.insuranceType !== undefined){
let data12 = data.insuranceType;
if(typeof data12 === "string"){
if(data12.length > 80){
vErrors = collect(vErrors, instancePath+"/insuranceType", "maxLength", {limit: 80});
errors++;
}
if(!pattern37.test(data12)){
vErrors = collect(vErrors, instancePath+"/insuranceType", "pattern", {pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/insuranceType", "type", {type: "string"});
errors++;
}
}
if(data.email !== undefined){
let data13 = data.email;
if(typeof data13 === "string"){
if(!(formats18(data13))){
vErrors = collect(vErrors, instancePath+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/email", "type", {type: "string"});
errors++;
}
}
if(data.asks !== undefined){
let data14 = data.asks;
if(Array.isArray(data14)){
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
if(!(validate102(data14[i4], {instancePath:instancePath+"/asks/" + i4,parentData:data14,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate102.errors : append(vErrors, validate102.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/asks", "type", {type: "array"});
errors++;
}
}
if(data.promise !== undefined){
let data16 = data.promise;
if(typeof data16 === "string"){
if(data16.length > 262144){
vErrors = collect(vErrors, instancePath+"/promise", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/promise", "type", {type: "string"});
errors++;
}
}
if(data.ready !== undefined){
let data17 = data.ready;
if(Array.isArray(data17)){
const len5 = data17.length;
for(let i5=0; i5<len5; i5++){
let data18 = data17[i5];
if(typeof data18 === "string"){
if(data18.length > 262144){
vErrors = collect(vErrors, instancePath+"/ready/" + i5, "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data18)){
vErrors = collect(vErrors, instancePath+"/ready/" + i5, "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/ready/" + i5, "type", {type: "string"});
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
let data19 = data.unmapped;
if(!(data19 && typeof data19 == "object" && !Array.isArray(data19))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}

const schema219 = {"title":"MapEmbed","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"src":{"$ref":"#/$defs/url"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate105.errors = vErrors;
return errors === 0;
}

const schema223 = {"title":"Legal","type":"object","additionalProperties":false,"properties":{"effectiveDate":{"type":"string","pattern":"^\\d{2}/\\d{2}/\\d{4}$","format":"us-date"},"lastUpdated":{"type":"string","pattern":"^\\d{2}/\\d{2}/\\d{4}$","format":"us-date"},"sections":{"type":"array","items":{"$ref":"#/$defs/item"}},"notice":{"$ref":"#/$defs/richText"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const formats28 = formats["us-date"];
const pattern52 = new RegExp("^\\d{2}/\\d{2}/\\d{4}$", "u");

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern52.test(data0)){
vErrors = collect(vErrors, instancePath+"/effectiveDate", "pattern", {pattern: "^\\d{2}/\\d{2}/\\d{4}$"});
errors++;
}
if(!(formats28(data0))){
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
if(!pattern52.test(data1)){
vErrors = collect(vErrors, instancePath+"/lastUpdated", "pattern", {pattern: "^\\d{2}/\\d{2}/\\d{4}$"});
errors++;
}
if(!(formats28(data1))){
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
if(!(validate31(data2[i0], {instancePath:instancePath+"/sections/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate31.errors : append(vErrors, validate31.errors);
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
validate107.errors = vErrors;
return errors === 0;
}

const schema226 = {"title":"Faq","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text"},"items":{"type":"array","items":{"$ref":"#/$defs/faqItem"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema228 = {"title":"FaqItem","type":"object","additionalProperties":false,"required":["question","answer"],"properties":{"id":{"$ref":"#/$defs/id"},"question":{"$ref":"#/$defs/label"},"answer":{"$ref":"#/$defs/richText"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
vErrors = collect(vErrors, instancePath+"/id", "type", {type: schema64.type});
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
validate111.errors = vErrors;
return errors === 0;
}


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate111(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate111.errors : append(vErrors, validate111.errors);
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
validate110.errors = vErrors;
return errors === 0;
}


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func1.call(schema35.properties, key0))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.meta !== undefined){
if(!(validate25(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? validate25.errors : append(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.hero !== undefined){
if(!(validate30(data.hero, {instancePath:instancePath+"/hero",parentData:data,parentDataProperty:"hero",rootData}))){
vErrors = vErrors === null ? validate30.errors : append(vErrors, validate30.errors);
errors = vErrors.length;
}
}
if(data.stats !== undefined){
if(!(validate34(data.stats, {instancePath:instancePath+"/stats",parentData:data,parentDataProperty:"stats",rootData}))){
vErrors = vErrors === null ? validate34.errors : append(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data.about !== undefined){
if(!(validate38(data.about, {instancePath:instancePath+"/about",parentData:data,parentDataProperty:"about",rootData}))){
vErrors = vErrors === null ? validate38.errors : append(vErrors, validate38.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined){
if(!(validate40(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData}))){
vErrors = vErrors === null ? validate40.errors : append(vErrors, validate40.errors);
errors = vErrors.length;
}
}
if(data.products !== undefined){
if(!(validate43(data.products, {instancePath:instancePath+"/products",parentData:data,parentDataProperty:"products",rootData}))){
vErrors = vErrors === null ? validate43.errors : append(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.features !== undefined){
if(!(validate40(data.features, {instancePath:instancePath+"/features",parentData:data,parentDataProperty:"features",rootData}))){
vErrors = vErrors === null ? validate40.errors : append(vErrors, validate40.errors);
errors = vErrors.length;
}
}
if(data.coverage !== undefined){
if(!(validate40(data.coverage, {instancePath:instancePath+"/coverage",parentData:data,parentDataProperty:"coverage",rootData}))){
vErrors = vErrors === null ? validate40.errors : append(vErrors, validate40.errors);
errors = vErrors.length;
}
}
if(data.services !== undefined){
if(!(validate40(data.services, {instancePath:instancePath+"/services",parentData:data,parentDataProperty:"services",rootData}))){
vErrors = vErrors === null ? validate40.errors : append(vErrors, validate40.errors);
errors = vErrors.length;
}
}
if(data.benefits !== undefined){
if(!(validate40(data.benefits, {instancePath:instancePath+"/benefits",parentData:data,parentDataProperty:"benefits",rootData}))){
vErrors = vErrors === null ? validate40.errors : append(vErrors, validate40.errors);
errors = vErrors.length;
}
}
if(data.checklist !== undefined){
if(!(validate52(data.checklist, {instancePath:instancePath+"/checklist",parentData:data,parentDataProperty:"checklist",rootData}))){
vErrors = vErrors === null ? validate52.errors : append(vErrors, validate52.errors);
errors = vErrors.length;
}
}
if(data.bring !== undefined){
if(!(validate52(data.bring, {instancePath:instancePath+"/bring",parentData:data,parentDataProperty:"bring",rootData}))){
vErrors = vErrors === null ? validate52.errors : append(vErrors, validate52.errors);
errors = vErrors.length;
}
}
if(data.carriers !== undefined){
if(!(validate55(data.carriers, {instancePath:instancePath+"/carriers",parentData:data,parentDataProperty:"carriers",rootData}))){
vErrors = vErrors === null ? validate55.errors : append(vErrors, validate55.errors);
errors = vErrors.length;
}
}
if(data.medicareDates !== undefined){
if(!(validate55(data.medicareDates, {instancePath:instancePath+"/medicareDates",parentData:data,parentDataProperty:"medicareDates",rootData}))){
vErrors = vErrors === null ? validate55.errors : append(vErrors, validate55.errors);
errors = vErrors.length;
}
}
if(data.deductible !== undefined){
if(!(validate55(data.deductible, {instancePath:instancePath+"/deductible",parentData:data,parentDataProperty:"deductible",rootData}))){
vErrors = vErrors === null ? validate55.errors : append(vErrors, validate55.errors);
errors = vErrors.length;
}
}
if(data.medicareProcess !== undefined){
if(!(validate59(data.medicareProcess, {instancePath:instancePath+"/medicareProcess",parentData:data,parentDataProperty:"medicareProcess",rootData}))){
vErrors = vErrors === null ? validate59.errors : append(vErrors, validate59.errors);
errors = vErrors.length;
}
}
if(data.medicare !== undefined){
if(!(validate62(data.medicare, {instancePath:instancePath+"/medicare",parentData:data,parentDataProperty:"medicare",rootData}))){
vErrors = vErrors === null ? validate62.errors : append(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.testimonials !== undefined){
if(!(validate64(data.testimonials, {instancePath:instancePath+"/testimonials",parentData:data,parentDataProperty:"testimonials",rootData}))){
vErrors = vErrors === null ? validate64.errors : append(vErrors, validate64.errors);
errors = vErrors.length;
}
}
if(data.banner !== undefined){
if(!(validate68(data.banner, {instancePath:instancePath+"/banner",parentData:data,parentDataProperty:"banner",rootData}))){
vErrors = vErrors === null ? validate68.errors : append(vErrors, validate68.errors);
errors = vErrors.length;
}
}
if(data.trust !== undefined){
if(!(validate71(data.trust, {instancePath:instancePath+"/trust",parentData:data,parentDataProperty:"trust",rootData}))){
vErrors = vErrors === null ? validate71.errors : append(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.philosophy !== undefined){
if(!(validate55(data.philosophy, {instancePath:instancePath+"/philosophy",parentData:data,parentDataProperty:"philosophy",rootData}))){
vErrors = vErrors === null ? validate55.errors : append(vErrors, validate55.errors);
errors = vErrors.length;
}
}
if(data.specialty !== undefined){
if(!(validate40(data.specialty, {instancePath:instancePath+"/specialty",parentData:data,parentDataProperty:"specialty",rootData}))){
vErrors = vErrors === null ? validate40.errors : append(vErrors, validate40.errors);
errors = vErrors.length;
}
}
if(data.whyChoose !== undefined){
if(!(validate76(data.whyChoose, {instancePath:instancePath+"/whyChoose",parentData:data,parentDataProperty:"whyChoose",rootData}))){
vErrors = vErrors === null ? validate76.errors : append(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.serviceAreas !== undefined){
if(!(validate40(data.serviceAreas, {instancePath:instancePath+"/serviceAreas",parentData:data,parentDataProperty:"serviceAreas",rootData}))){
vErrors = vErrors === null ? validate40.errors : append(vErrors, validate40.errors);
errors = vErrors.length;
}
}
if(data.team !== undefined){
if(!(validate80(data.team, {instancePath:instancePath+"/team",parentData:data,parentDataProperty:"team",rootData}))){
vErrors = vErrors === null ? validate80.errors : append(vErrors, validate80.errors);
errors = vErrors.length;
}
}
if(data.spotlight !== undefined){
if(!(validate84(data.spotlight, {instancePath:instancePath+"/spotlight",parentData:data,parentDataProperty:"spotlight",rootData}))){
vErrors = vErrors === null ? validate84.errors : append(vErrors, validate84.errors);
errors = vErrors.length;
}
}
if(data.officeInfo !== undefined){
if(!(validate86(data.officeInfo, {instancePath:instancePath+"/officeInfo",parentData:data,parentDataProperty:"officeInfo",rootData}))){
vErrors = vErrors === null ? validate86.errors : append(vErrors, validate86.errors);
errors = vErrors.length;
}
}
if(data.form !== undefined){
if(!(validate93(data.form, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData}))){
vErrors = vErrors === null ? validate93.errors : append(vErrors, validate93.errors);
errors = vErrors.length;
}
}
if(data.mapEmbed !== undefined){
if(!(validate105(data.mapEmbed, {instancePath:instancePath+"/mapEmbed",parentData:data,parentDataProperty:"mapEmbed",rootData}))){
vErrors = vErrors === null ? validate105.errors : append(vErrors, validate105.errors);
errors = vErrors.length;
}
}
if(data.legal !== undefined){
if(!(validate107(data.legal, {instancePath:instancePath+"/legal",parentData:data,parentDataProperty:"legal",rootData}))){
vErrors = vErrors === null ? validate107.errors : append(vErrors, validate107.errors);
errors = vErrors.length;
}
}
if(data.faq !== undefined){
if(!(validate110(data.faq, {instancePath:instancePath+"/faq",parentData:data,parentDataProperty:"faq",rootData}))){
vErrors = vErrors === null ? validate110.errors : append(vErrors, validate110.errors);
errors = vErrors.length;
}
}
if(data.related !== undefined){
if(!(validate40(data.related, {instancePath:instancePath+"/related",parentData:data,parentDataProperty:"related",rootData}))){
vErrors = vErrors === null ? validate40.errors : append(vErrors, validate40.errors);
errors = vErrors.length;
}
}
if(data.cta !== undefined){
if(!(validate84(data.cta, {instancePath:instancePath+"/cta",parentData:data,parentDataProperty:"cta",rootData}))){
vErrors = vErrors === null ? validate84.errors : append(vErrors, validate84.errors);
errors = vErrors.length;
}
}
if(data.sample !== undefined){
if(typeof data.sample !== "boolean"){
vErrors = collect(vErrors, instancePath+"/sample", "type", {type: "boolean"});
errors++;
}
}
if(data.layout !== undefined){
let data34 = data.layout;
if(Array.isArray(data34)){
const len0 = data34.length;
for(let i0=0; i0<len0; i0++){
let data35 = data34[i0];
if(typeof data35 !== "string"){
vErrors = collect(vErrors, instancePath+"/layout/" + i0, "type", {type: "string"});
errors++;
}
if(!((((((((((((((((((((((((((((((((data35 === "hero") || (data35 === "stats")) || (data35 === "about")) || (data35 === "summary")) || (data35 === "products")) || (data35 === "features")) || (data35 === "coverage")) || (data35 === "services")) || (data35 === "benefits")) || (data35 === "checklist")) || (data35 === "bring")) || (data35 === "carriers")) || (data35 === "medicareDates")) || (data35 === "deductible")) || (data35 === "medicareProcess")) || (data35 === "medicare")) || (data35 === "testimonials")) || (data35 === "banner")) || (data35 === "trust")) || (data35 === "philosophy")) || (data35 === "specialty")) || (data35 === "whyChoose")) || (data35 === "serviceAreas")) || (data35 === "team")) || (data35 === "spotlight")) || (data35 === "officeInfo")) || (data35 === "form")) || (data35 === "mapEmbed")) || (data35 === "legal")) || (data35 === "faq")) || (data35 === "related")) || (data35 === "cta"))){
vErrors = collect(vErrors, instancePath+"/layout/" + i0, "enum", {allowedValues: schema35.properties.layout.items.enum});
errors++;
}
}
let i1 = data34.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data34[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = collect(vErrors, instancePath+"/layout", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/layout", "type", {type: "array"});
errors++;
}
}
if(data.unmapped !== undefined){
let data36 = data.unmapped;
if(!(data36 && typeof data36 == "object" && !Array.isArray(data36))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}

export const validateSiteContent = validate208;
const schema238 = {"title":"Site","type":"object","additionalProperties":false,"required":["name","phone","email","offices"],"properties":{"name":{"$ref":"#/$defs/label"},"shortName":{"$ref":"#/$defs/label"},"contentVersion":{"type":"integer","minimum":1},"sample":{"type":"boolean"},"tagline":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/text"},"url":{"$ref":"#/$defs/url"},"foundedYear":{"type":"integer","minimum":1800,"maximum":2100},"phone":{"$ref":"#/$defs/phone"},"email":{"$ref":"#/$defs/email"},"offices":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/office"}},"region":{"$ref":"#/$defs/text"},"priceRange":{"$ref":"#/$defs/text"},"lines":{"type":"array","items":{"$ref":"#/$defs/lineOfBusiness"}},"timeZone":{"$ref":"#/$defs/timeZone"},"notice":{"$ref":"#/$defs/notice"},"social":{"type":"array","items":{"$ref":"#/$defs/link"}},"licensedStates":{"type":"array","uniqueItems":true,"items":{"type":"string","$ref":"#/$defs/state"}},"licenses":{"type":"array","items":{"$ref":"#/$defs/license"}},"navigation":{"type":"array","items":{"$ref":"#/$defs/link"}},"clientLink":{"$ref":"#/$defs/link"},"footer":{"$ref":"#/$defs/footer"},"claims":{"type":"array","items":{"$ref":"#/$defs/claim"}},"carriers":{"type":"array","items":{"$ref":"#/$defs/carrier"}},"medicare":{"$ref":"#/$defs/medicareFacts"},"lint":{"$ref":"#/$defs/lint"},"approvals":{"type":"array","items":{"$ref":"#/$defs/approvalRule"}},"unrouted":{"type":"array","items":{"type":"string"}},"redirects":{"$ref":"#/$defs/redirects"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema239 = {"type":"string","pattern":"[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]","maxLength":262144};
const schema241 = {"type":"string","maxLength":262144};
const schema243 = {"type":"string","pattern":"^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)","format":"link"};
const schema244 = {"type":"string","format":"phone"};
const schema245 = {"type":"string","format":"email"};
const schema257 = {"type":"string","format":"time-zone"};
const schema252 = {"enum":["AL","AK","AZ","AR","CA","CO","CT","DE","FL","GA","HI","ID","IL","IN","IA","KS","KY","LA","ME","MD","MA","MI","MN","MS","MO","MT","NE","NV","NH","NJ","NM","NY","NC","ND","OH","OK","OR","PA","RI","SC","SD","TN","TX","UT","VT","VA","WA","WV","WI","WY","DC","AS","GU","MP","PR","VI"]};
const schema254 = {"type":"object"};
const formats42 = formats["time-zone"];
const schema246 = {"title":"Office","type":"object","additionalProperties":false,"required":["id","name","address","hours"],"properties":{"id":{"$ref":"#/$defs/slug"},"name":{"$ref":"#/$defs/label"},"address":{"$ref":"#/$defs/address"},"phone":{"$ref":"#/$defs/phone"},"email":{"$ref":"#/$defs/email"},"timeZone":{"$ref":"#/$defs/timeZone"},"hours":{"$ref":"#/$defs/hours"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema247 = {"type":"string","pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","maxLength":80};
const schema249 = {"title":"Address","type":"object","additionalProperties":false,"required":["street","city","state","zip"],"properties":{"street":{"$ref":"#/$defs/label"},"city":{"$ref":"#/$defs/label"},"state":{"$ref":"#/$defs/state"},"zip":{"$ref":"#/$defs/label"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
vErrors = collect(vErrors, instancePath+"/state", "enum", {allowedValues: schema252.enum});
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
validate154.errors = vErrors;
return errors === 0;
}

const schema258 = {"title":"Hours","type":"object","additionalProperties":false,"properties":{"display":{"$ref":"#/$defs/text"},"weekend":{"$ref":"#/$defs/text"},"structured":{"$ref":"#/$defs/text"},"days":{"$ref":"#/$defs/weekHours"},"holidays":{"type":"array","items":{"$ref":"#/$defs/holiday"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema262 = {"title":"WeekHours","type":"object","additionalProperties":false,"properties":{"monday":{"$ref":"#/$defs/timeSpans"},"tuesday":{"$ref":"#/$defs/timeSpans"},"wednesday":{"$ref":"#/$defs/timeSpans"},"thursday":{"$ref":"#/$defs/timeSpans"},"friday":{"$ref":"#/$defs/timeSpans"},"saturday":{"$ref":"#/$defs/timeSpans"},"sunday":{"$ref":"#/$defs/timeSpans"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema263 = {"type":"array","items":{"$ref":"#/$defs/timeSpan"}};
const schema264 = {"title":"TimeSpan","type":"object","additionalProperties":false,"required":["opens","closes"],"properties":{"opens":{"$ref":"#/$defs/time"},"closes":{"$ref":"#/$defs/time"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema265 = {"type":"string","pattern":"^(?:[01]\\d|2[0-3]):[0-5]\\d$"};
const pattern63 = new RegExp("^(?:[01]\\d|2[0-3]):[0-5]\\d$", "u");

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern63.test(data0)){
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
if(!pattern63.test(data1)){
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
validate159.errors = vErrors;
return errors === 0;
}


function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate159(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate159.errors : append(vErrors, validate159.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "array"});
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}


function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate158(data.monday, {instancePath:instancePath+"/monday",parentData:data,parentDataProperty:"monday",rootData}))){
vErrors = vErrors === null ? validate158.errors : append(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.tuesday !== undefined){
if(!(validate158(data.tuesday, {instancePath:instancePath+"/tuesday",parentData:data,parentDataProperty:"tuesday",rootData}))){
vErrors = vErrors === null ? validate158.errors : append(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.wednesday !== undefined){
if(!(validate158(data.wednesday, {instancePath:instancePath+"/wednesday",parentData:data,parentDataProperty:"wednesday",rootData}))){
vErrors = vErrors === null ? validate158.errors : append(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.thursday !== undefined){
if(!(validate158(data.thursday, {instancePath:instancePath+"/thursday",parentData:data,parentDataProperty:"thursday",rootData}))){
vErrors = vErrors === null ? validate158.errors : append(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.friday !== undefined){
if(!(validate158(data.friday, {instancePath:instancePath+"/friday",parentData:data,parentDataProperty:"friday",rootData}))){
vErrors = vErrors === null ? validate158.errors : append(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.saturday !== undefined){
if(!(validate158(data.saturday, {instancePath:instancePath+"/saturday",parentData:data,parentDataProperty:"saturday",rootData}))){
vErrors = vErrors === null ? validate158.errors : append(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sunday !== undefined){
if(!(validate158(data.sunday, {instancePath:instancePath+"/sunday",parentData:data,parentDataProperty:"sunday",rootData}))){
vErrors = vErrors === null ? validate158.errors : append(vErrors, validate158.errors);
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
validate157.errors = vErrors;
return errors === 0;
}

const schema269 = {"title":"Holiday","type":"object","additionalProperties":false,"required":["name","date"],"properties":{"id":{"$ref":"#/$defs/id"},"name":{"$ref":"#/$defs/label"},"date":{"$ref":"#/$defs/date"},"until":{"$ref":"#/$defs/date"},"spans":{"$ref":"#/$defs/timeSpans"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema270 = {"type":["string","integer"]};
const schema272 = {"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$","format":"iso-date"};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
vErrors = collect(vErrors, instancePath+"/id", "type", {type: schema270.type});
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
if(!pattern27.test(data2)){
vErrors = collect(vErrors, instancePath+"/date", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}$"});
errors++;
}
if(!(formats12(data2))){
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
if(!pattern27.test(data3)){
vErrors = collect(vErrors, instancePath+"/until", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}$"});
errors++;
}
if(!(formats12(data3))){
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
if(!(validate158(data.spans, {instancePath:instancePath+"/spans",parentData:data,parentDataProperty:"spans",rootData}))){
vErrors = vErrors === null ? validate158.errors : append(vErrors, validate158.errors);
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
validate169.errors = vErrors;
return errors === 0;
}


function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate157(data.days, {instancePath:instancePath+"/days",parentData:data,parentDataProperty:"days",rootData}))){
vErrors = vErrors === null ? validate157.errors : append(vErrors, validate157.errors);
errors = vErrors.length;
}
}
if(data.holidays !== undefined){
let data4 = data.holidays;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate169(data4[i0], {instancePath:instancePath+"/holidays/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate169.errors : append(vErrors, validate169.errors);
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
validate156.errors = vErrors;
return errors === 0;
}


function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "id"});
errors++;
}
if(data.name === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.address === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "address"});
errors++;
}
if(data.hours === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "hours"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "name")) || (key0 === "address")) || (key0 === "phone")) || (key0 === "email")) || (key0 === "timeZone")) || (key0 === "hours")) || (key0 === "unmapped"))){
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
if(!pattern37.test(data0)){
vErrors = collect(vErrors, instancePath+"/id", "pattern", {pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/id", "type", {type: "string"});
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
if(data.address !== undefined){
if(!(validate154(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate154.errors : append(vErrors, validate154.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
let data3 = data.phone;
if(typeof data3 === "string"){
if(!(formats16(data3))){
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
let data4 = data.email;
if(typeof data4 === "string"){
if(!(formats18(data4))){
vErrors = collect(vErrors, instancePath+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/email", "type", {type: "string"});
errors++;
}
}
if(data.timeZone !== undefined){
let data5 = data.timeZone;
if(typeof data5 === "string"){
if(!(formats42(data5))){
vErrors = collect(vErrors, instancePath+"/timeZone", "format", {format: "time-zone"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/timeZone", "type", {type: "string"});
errors++;
}
}
if(data.hours !== undefined){
if(!(validate156(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = vErrors === null ? validate156.errors : append(vErrors, validate156.errors);
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
validate153.errors = vErrors;
return errors === 0;
}

const schema279 = {"title":"LineOfBusiness","type":"object","additionalProperties":false,"required":["id","title","shortTitle"],"properties":{"id":{"$ref":"#/$defs/slug"},"title":{"$ref":"#/$defs/label"},"shortTitle":{"$ref":"#/$defs/label"},"overview":{"$ref":"#/$defs/label"},"page":{"$ref":"#/$defs/slug"},"singlePage":{"type":"boolean"},"phrase":{"$ref":"#/$defs/label"},"tagline":{"$ref":"#/$defs/text"},"card":{"$ref":"#/$defs/lineCard"},"color":{"$ref":"#/$defs/slug"},"scene":{"$ref":"#/$defs/scene"},"email":{"$ref":"#/$defs/email"},"regulation":{"enum":["medicare"]},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema293 = {"enum":["horizon","main-street","office","map","reading","road","rooms","storm","desk","table","job-site","fleet","porch","dock","farm-yard","pasture","tractor","tanks"]};
const schema287 = {"title":"LineCard","type":"object","additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/label"},"description":{"$ref":"#/$defs/text"},"linkText":{"$ref":"#/$defs/label"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "description")) || (key0 === "linkText")) || (key0 === "unmapped"))){
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
}
else {
vErrors = collect(vErrors, instancePath+"/description", "type", {type: "string"});
errors++;
}
}
if(data.linkText !== undefined){
let data2 = data.linkText;
if(typeof data2 === "string"){
if(data2.length > 262144){
vErrors = collect(vErrors, instancePath+"/linkText", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data2)){
vErrors = collect(vErrors, instancePath+"/linkText", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/linkText", "type", {type: "string"});
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
validate175.errors = vErrors;
return errors === 0;
}


function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.shortTitle === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "shortTitle"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema279.properties, key0))){
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
if(!pattern37.test(data0)){
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
if(data.shortTitle !== undefined){
let data2 = data.shortTitle;
if(typeof data2 === "string"){
if(data2.length > 262144){
vErrors = collect(vErrors, instancePath+"/shortTitle", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data2)){
vErrors = collect(vErrors, instancePath+"/shortTitle", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/shortTitle", "type", {type: "string"});
errors++;
}
}
if(data.overview !== undefined){
let data3 = data.overview;
if(typeof data3 === "string"){
if(data3.length > 262144){
vErrors = collect(vErrors, instancePath+"/overview", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data3)){
vErrors = collect(vErrors, instancePath+"/overview", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/overview", "type", {type: "string"});
errors++;
}
}
if(data.page !== undefined){
let data4 = data.page;
if(typeof data4 === "string"){
if(data4.length > 80){
vErrors = collect(vErrors, instancePath+"/page", "maxLength", {limit: 80});
errors++;
}
if(!pattern37.test(data4)){
vErrors = collect(vErrors, instancePath+"/page", "pattern", {pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/page", "type", {type: "string"});
errors++;
}
}
if(data.singlePage !== undefined){
if(typeof data.singlePage !== "boolean"){
vErrors = collect(vErrors, instancePath+"/singlePage", "type", {type: "boolean"});
errors++;
}
}
if(data.phrase !== undefined){
let data6 = data.phrase;
if(typeof data6 === "string"){
if(data6.length > 262144){
vErrors = collect(vErrors, instancePath+"/phrase", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data6)){
vErrors = collect(vErrors, instancePath+"/phrase", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/phrase", "type", {type: "string"});
errors++;
}
}
if(data.tagline !== undefined){
let data7 = data.tagline;
if(typeof data7 === "string"){
if(data7.length > 262144){
vErrors = collect(vErrors, instancePath+"/tagline", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/tagline", "type", {type: "string"});
errors++;
}
}
if(data.card !== undefined){
if(!(validate175(data.card, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData}))){
vErrors = vErrors === null ? validate175.errors : append(vErrors, validate175.errors);
errors = vErrors.length;
}
}
if(data.color !== undefined){
let data9 = data.color;
if(typeof data9 === "string"){
if(data9.length > 80){
vErrors = collect(vErrors, instancePath+"/color", "maxLength", {limit: 80});
errors++;
}
if(!pattern37.test(data9)){
vErrors = collect(vErrors, instancePath+"/color", "pattern", {pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/color", "type", {type: "string"});
errors++;
}
}
if(data.scene !== undefined){
let data10 = data.scene;
if(!((((((((((((((((((data10 === "horizon") || (data10 === "main-street")) || (data10 === "office")) || (data10 === "map")) || (data10 === "reading")) || (data10 === "road")) || (data10 === "rooms")) || (data10 === "storm")) || (data10 === "desk")) || (data10 === "table")) || (data10 === "job-site")) || (data10 === "fleet")) || (data10 === "porch")) || (data10 === "dock")) || (data10 === "farm-yard")) || (data10 === "pasture")) || (data10 === "tractor")) || (data10 === "tanks"))){
vErrors = collect(vErrors, instancePath+"/scene", "enum", {allowedValues: schema293.enum});
errors++;
}
}
if(data.email !== undefined){
let data11 = data.email;
if(typeof data11 === "string"){
if(!(formats18(data11))){
vErrors = collect(vErrors, instancePath+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/email", "type", {type: "string"});
errors++;
}
}
if(data.regulation !== undefined){
if(!(data.regulation === "medicare")){
vErrors = collect(vErrors, instancePath+"/regulation", "enum", {allowedValues: schema279.properties.regulation.enum});
errors++;
}
}
if(data.unmapped !== undefined){
let data13 = data.unmapped;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate174.errors = vErrors;
return errors === 0;
}

const schema297 = {"title":"Notice","type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"$ref":"#/$defs/label"},"link":{"$ref":"#/$defs/link"},"from":{"$ref":"#/$defs/localTime"},"until":{"$ref":"#/$defs/localTime"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema304 = {"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T(?:[01]\\d|2[0-3]):[0-5]\\d$","format":"local-time"};
const pattern80 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T(?:[01]\\d|2[0-3]):[0-5]\\d$", "u");
const schema299 = {"title":"SiteLink","type":"object","additionalProperties":false,"required":["title","url"],"properties":{"id":{"$ref":"#/$defs/id"},"title":{"$ref":"#/$defs/label"},"url":{"$ref":"#/$defs/url"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
vErrors = collect(vErrors, instancePath+"/id", "type", {type: schema270.type});
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
validate179.errors = vErrors;
return errors === 0;
}

const formats54 = formats["local-time"];

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate179(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData}))){
vErrors = vErrors === null ? validate179.errors : append(vErrors, validate179.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data2 = data.from;
if(typeof data2 === "string"){
if(!pattern80.test(data2)){
vErrors = collect(vErrors, instancePath+"/from", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T(?:[01]\\d|2[0-3]):[0-5]\\d$"});
errors++;
}
if(!(formats54(data2))){
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
if(!pattern80.test(data3)){
vErrors = collect(vErrors, instancePath+"/until", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T(?:[01]\\d|2[0-3]):[0-5]\\d$"});
errors++;
}
if(!(formats54(data3))){
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
validate178.errors = vErrors;
return errors === 0;
}

const schema308 = {"title":"License","type":"object","additionalProperties":false,"required":["name","number"],"properties":{"id":{"$ref":"#/$defs/id"},"name":{"$ref":"#/$defs/label"},"state":{"$ref":"#/$defs/state"},"number":{"$ref":"#/$defs/label"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
vErrors = collect(vErrors, instancePath+"/id", "type", {type: schema270.type});
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
vErrors = collect(vErrors, instancePath+"/state", "enum", {allowedValues: schema252.enum});
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
validate183.errors = vErrors;
return errors === 0;
}

const schema314 = {"title":"Footer","type":"object","additionalProperties":false,"properties":{"blurb":{"$ref":"#/$defs/text"},"insurance":{"type":"array","items":{"$ref":"#/$defs/link"}},"links":{"type":"array","items":{"$ref":"#/$defs/link"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate179(data1[i0], {instancePath:instancePath+"/insurance/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate179.errors : append(vErrors, validate179.errors);
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
if(!(validate179(data3[i1], {instancePath:instancePath+"/links/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate179.errors : append(vErrors, validate179.errors);
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
validate187.errors = vErrors;
return errors === 0;
}

const schema317 = {"title":"Claim","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"#/$defs/label"},"subject":{"$ref":"#/$defs/label"},"value":{"$ref":"#/$defs/label"},"wording":{"$ref":"#/$defs/label"},"terms":{"type":"array","items":{"$ref":"#/$defs/label"}},"source":{"$ref":"#/$defs/text"},"asOf":{"$ref":"#/$defs/date"},"expires":{"$ref":"#/$defs/date"},"label":{"$ref":"#/$defs/label"},"readings":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/reading"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema327 = {"title":"Reading","type":"object","additionalProperties":false,"required":["value","pages"],"properties":{"value":{"$ref":"#/$defs/label"},"pages":{"type":"array","items":{"$ref":"#/$defs/label"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate192.errors = vErrors;
return errors === 0;
}


function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "id"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema317.properties, key0))){
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
if(!pattern27.test(data7)){
vErrors = collect(vErrors, instancePath+"/asOf", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}$"});
errors++;
}
if(!(formats12(data7))){
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
if(!pattern27.test(data8)){
vErrors = collect(vErrors, instancePath+"/expires", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}$"});
errors++;
}
if(!(formats12(data8))){
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
if(!(validate192(data10[i1], {instancePath:instancePath+"/readings/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate192.errors : append(vErrors, validate192.errors);
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
validate191.errors = vErrors;
return errors === 0;
}

const schema332 = {"title":"Carrier","type":"object","additionalProperties":false,"required":["name","phone"],"properties":{"id":{"$ref":"#/$defs/slug"},"name":{"$ref":"#/$defs/label"},"lines":{"$ref":"#/$defs/text"},"phone":{"$ref":"#/$defs/phone"},"hours":{"$ref":"#/$defs/text"},"pay":{"$ref":"#/$defs/url"},"claims":{"$ref":"#/$defs/url"},"portal":{"$ref":"#/$defs/url"},"app":{"$ref":"#/$defs/url"},"roadside":{"$ref":"#/$defs/phone"},"logo":{"$ref":"#/$defs/media"},"permission":{"$ref":"#/$defs/text"},"sample":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema343 = {"type":"string","pattern":"^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func1.call(schema332.properties, key0))){
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
if(!pattern37.test(data0)){
vErrors = collect(vErrors, instancePath+"/id", "pattern", {pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/id", "type", {type: "string"});
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
if(data.lines !== undefined){
let data2 = data.lines;
if(typeof data2 === "string"){
if(data2.length > 262144){
vErrors = collect(vErrors, instancePath+"/lines", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/lines", "type", {type: "string"});
errors++;
}
}
if(data.phone !== undefined){
let data3 = data.phone;
if(typeof data3 === "string"){
if(!(formats16(data3))){
vErrors = collect(vErrors, instancePath+"/phone", "format", {format: "phone"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/phone", "type", {type: "string"});
errors++;
}
}
if(data.hours !== undefined){
let data4 = data.hours;
if(typeof data4 === "string"){
if(data4.length > 262144){
vErrors = collect(vErrors, instancePath+"/hours", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/hours", "type", {type: "string"});
errors++;
}
}
if(data.pay !== undefined){
let data5 = data.pay;
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
vErrors = collect(vErrors, instancePath+"/pay", "pattern", {pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"});
errors++;
}
if(!(formats0(data5))){
vErrors = collect(vErrors, instancePath+"/pay", "format", {format: "link"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/pay", "type", {type: "string"});
errors++;
}
}
if(data.claims !== undefined){
let data6 = data.claims;
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
vErrors = collect(vErrors, instancePath+"/claims", "pattern", {pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"});
errors++;
}
if(!(formats0(data6))){
vErrors = collect(vErrors, instancePath+"/claims", "format", {format: "link"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/claims", "type", {type: "string"});
errors++;
}
}
if(data.portal !== undefined){
let data7 = data.portal;
if(typeof data7 === "string"){
if(!pattern8.test(data7)){
vErrors = collect(vErrors, instancePath+"/portal", "pattern", {pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"});
errors++;
}
if(!(formats0(data7))){
vErrors = collect(vErrors, instancePath+"/portal", "format", {format: "link"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/portal", "type", {type: "string"});
errors++;
}
}
if(data.app !== undefined){
let data8 = data.app;
if(typeof data8 === "string"){
if(!pattern8.test(data8)){
vErrors = collect(vErrors, instancePath+"/app", "pattern", {pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"});
errors++;
}
if(!(formats0(data8))){
vErrors = collect(vErrors, instancePath+"/app", "format", {format: "link"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/app", "type", {type: "string"});
errors++;
}
}
if(data.roadside !== undefined){
let data9 = data.roadside;
if(typeof data9 === "string"){
if(!(formats16(data9))){
vErrors = collect(vErrors, instancePath+"/roadside", "format", {format: "phone"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/roadside", "type", {type: "string"});
errors++;
}
}
if(data.logo !== undefined){
let data10 = data.logo;
if(typeof data10 === "string"){
if(!pattern9.test(data10)){
vErrors = collect(vErrors, instancePath+"/logo", "pattern", {pattern: "^(?!.*\\.\\.)(?:https?://|/(?!/))?[A-Za-z0-9_][A-Za-z0-9_ ./%@-]*$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/logo", "type", {type: "string"});
errors++;
}
}
if(data.permission !== undefined){
let data11 = data.permission;
if(typeof data11 === "string"){
if(data11.length > 262144){
vErrors = collect(vErrors, instancePath+"/permission", "maxLength", {limit: 262144});
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
let data13 = data.unmapped;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate195.errors = vErrors;
return errors === 0;
}

const schema346 = {"title":"MedicareFacts","type":"object","additionalProperties":false,"properties":{"organizations":{"type":"integer","minimum":1},"products":{"type":"integer","minimum":1},"disclaimer":{"$ref":"#/$defs/text"},"nonAffiliation":{"$ref":"#/$defs/text"},"source":{"$ref":"#/$defs/text"},"sample":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate197.errors = vErrors;
return errors === 0;
}

const schema351 = {"title":"LintSettings","type":"object","additionalProperties":false,"properties":{"severities":{"type":"object","propertyNames":{"pattern":"^[a-z]+/[a-z-]+$"},"additionalProperties":{"enum":["off","warning","error"]}},"waivers":{"type":"array","items":{"$ref":"#/$defs/waiver"}},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const pattern101 = new RegExp("^[a-z]+/[a-z-]+$", "u");
const schema352 = {"title":"Waiver","type":"object","additionalProperties":false,"required":["rule","text","by","date","reason"],"properties":{"rule":{"type":"string","pattern":"^[a-z]+/[a-z-]+$"},"text":{"$ref":"#/$defs/label"},"page":{"$ref":"#/$defs/label"},"by":{"$ref":"#/$defs/label"},"date":{"$ref":"#/$defs/date"},"reason":{"$ref":"#/$defs/label"},"expires":{"$ref":"#/$defs/date"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern101.test(data0)){
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
if(!pattern27.test(data4)){
vErrors = collect(vErrors, instancePath+"/date", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}$"});
errors++;
}
if(!(formats12(data4))){
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
if(!pattern27.test(data6)){
vErrors = collect(vErrors, instancePath+"/expires", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}$"});
errors++;
}
if(!(formats12(data6))){
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
validate200.errors = vErrors;
return errors === 0;
}


function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern101.test(key1)){
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
vErrors = collect(vErrors, instancePath+"/severities/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "enum", {allowedValues: schema351.properties.severities.additionalProperties.enum});
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
if(!(validate200(data2[i0], {instancePath:instancePath+"/waivers/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate200.errors : append(vErrors, validate200.errors);
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
validate199.errors = vErrors;
return errors === 0;
}

const schema361 = {"title":"Approval Rule","type":"object","additionalProperties":false,"required":["title"],"properties":{"id":{"$ref":"#/$defs/id"},"title":{"$ref":"#/$defs/label"},"pages":{"type":"array","items":{"$ref":"#/$defs/label"}},"fields":{"type":"array","items":{"$ref":"#/$defs/label"}},"approver":{"enum":["owner","editor","invited"]},"needsReference":{"type":"boolean"},"byAnotherPerson":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "title")) || (key0 === "pages")) || (key0 === "fields")) || (key0 === "approver")) || (key0 === "needsReference")) || (key0 === "byAnotherPerson")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
vErrors = collect(vErrors, instancePath+"/id", "type", {type: schema270.type});
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
if(data.pages !== undefined){
let data2 = data.pages;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(data3.length > 262144){
vErrors = collect(vErrors, instancePath+"/pages/" + i0, "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data3)){
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
if(data.fields !== undefined){
let data4 = data.fields;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(data5.length > 262144){
vErrors = collect(vErrors, instancePath+"/fields/" + i1, "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data5)){
vErrors = collect(vErrors, instancePath+"/fields/" + i1, "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/fields/" + i1, "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/fields", "type", {type: "array"});
errors++;
}
}
if(data.approver !== undefined){
let data6 = data.approver;
if(!(((data6 === "owner") || (data6 === "editor")) || (data6 === "invited"))){
vErrors = collect(vErrors, instancePath+"/approver", "enum", {allowedValues: schema361.properties.approver.enum});
errors++;
}
}
if(data.needsReference !== undefined){
if(typeof data.needsReference !== "boolean"){
vErrors = collect(vErrors, instancePath+"/needsReference", "type", {type: "boolean"});
errors++;
}
}
if(data.byAnotherPerson !== undefined){
if(typeof data.byAnotherPerson !== "boolean"){
vErrors = collect(vErrors, instancePath+"/byAnotherPerson", "type", {type: "boolean"});
errors++;
}
}
if(data.unmapped !== undefined){
let data9 = data.unmapped;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate203.errors = vErrors;
return errors === 0;
}

const schema367 = {"title":"Redirects","type":"object","propertyNames":{"maxLength":2048,"pattern":"^(?!/(?:404|admin|api|healthz|readyz)(?:/|$))(?:/[a-z0-9_~-][a-z0-9._~-]*)+(?<!\\.html|/index)$"},"additionalProperties":{"$ref":"#/$defs/redirectTarget"}};
const schema368 = {"type":"string","maxLength":2048,"pattern":"^(?:gone|/(?!/)[\\w.~!$&'()+,;=:@%/?#-]*|https://[\\w.~!$&'()+,;=:@%/?#-]+)$"};
const pattern112 = new RegExp("^(?!/(?:404|admin|api|healthz|readyz)(?:/|$))(?:/[a-z0-9_~-][a-z0-9._~-]*)+(?<!\\.html|/index)$", "u");
const pattern113 = new RegExp("^(?:gone|/(?!/)[\\w.~!$&'()+,;=:@%/?#-]*|https://[\\w.~!$&'()+,;=:@%/?#-]+)$", "u");

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern112.test(key0)){
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
if(!pattern113.test(data0)){
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
validate205.errors = vErrors;
return errors === 0;
}


function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.offices === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "offices"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema238.properties, key0))){
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
if(data.contentVersion !== undefined){
let data2 = data.contentVersion;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = collect(vErrors, instancePath+"/contentVersion", "type", {type: "integer"});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
vErrors = collect(vErrors, instancePath+"/contentVersion", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data.sample !== undefined){
if(typeof data.sample !== "boolean"){
vErrors = collect(vErrors, instancePath+"/sample", "type", {type: "boolean"});
errors++;
}
}
if(data.tagline !== undefined){
let data4 = data.tagline;
if(typeof data4 === "string"){
if(data4.length > 262144){
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
let data5 = data.description;
if(typeof data5 === "string"){
if(data5.length > 262144){
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
let data6 = data.url;
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
vErrors = collect(vErrors, instancePath+"/url", "pattern", {pattern: "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)"});
errors++;
}
if(!(formats0(data6))){
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
let data7 = data.foundedYear;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = collect(vErrors, instancePath+"/foundedYear", "type", {type: "integer"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2100 || isNaN(data7)){
vErrors = collect(vErrors, instancePath+"/foundedYear", "maximum", {comparison: "<=", limit: 2100});
errors++;
}
if(data7 < 1800 || isNaN(data7)){
vErrors = collect(vErrors, instancePath+"/foundedYear", "minimum", {comparison: ">=", limit: 1800});
errors++;
}
}
}
if(data.phone !== undefined){
let data8 = data.phone;
if(typeof data8 === "string"){
if(!(formats16(data8))){
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
let data9 = data.email;
if(typeof data9 === "string"){
if(!(formats18(data9))){
vErrors = collect(vErrors, instancePath+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/email", "type", {type: "string"});
errors++;
}
}
if(data.offices !== undefined){
let data10 = data.offices;
if(Array.isArray(data10)){
if(data10.length < 1){
vErrors = collect(vErrors, instancePath+"/offices", "minItems", {limit: 1});
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate153(data10[i0], {instancePath:instancePath+"/offices/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate153.errors : append(vErrors, validate153.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/offices", "type", {type: "array"});
errors++;
}
}
if(data.region !== undefined){
let data12 = data.region;
if(typeof data12 === "string"){
if(data12.length > 262144){
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
let data13 = data.priceRange;
if(typeof data13 === "string"){
if(data13.length > 262144){
vErrors = collect(vErrors, instancePath+"/priceRange", "maxLength", {limit: 262144});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/priceRange", "type", {type: "string"});
errors++;
}
}
if(data.lines !== undefined){
let data14 = data.lines;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(!(validate174(data14[i1], {instancePath:instancePath+"/lines/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate174.errors : append(vErrors, validate174.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/lines", "type", {type: "array"});
errors++;
}
}
if(data.timeZone !== undefined){
let data16 = data.timeZone;
if(typeof data16 === "string"){
if(!(formats42(data16))){
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
if(!(validate178(data.notice, {instancePath:instancePath+"/notice",parentData:data,parentDataProperty:"notice",rootData}))){
vErrors = vErrors === null ? validate178.errors : append(vErrors, validate178.errors);
errors = vErrors.length;
}
}
if(data.social !== undefined){
let data18 = data.social;
if(Array.isArray(data18)){
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
if(!(validate179(data18[i2], {instancePath:instancePath+"/social/" + i2,parentData:data18,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate179.errors : append(vErrors, validate179.errors);
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
let data20 = data.licensedStates;
if(Array.isArray(data20)){
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
if(typeof data21 !== "string"){
vErrors = collect(vErrors, instancePath+"/licensedStates/" + i3, "type", {type: "string"});
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((data21 === "AL") || (data21 === "AK")) || (data21 === "AZ")) || (data21 === "AR")) || (data21 === "CA")) || (data21 === "CO")) || (data21 === "CT")) || (data21 === "DE")) || (data21 === "FL")) || (data21 === "GA")) || (data21 === "HI")) || (data21 === "ID")) || (data21 === "IL")) || (data21 === "IN")) || (data21 === "IA")) || (data21 === "KS")) || (data21 === "KY")) || (data21 === "LA")) || (data21 === "ME")) || (data21 === "MD")) || (data21 === "MA")) || (data21 === "MI")) || (data21 === "MN")) || (data21 === "MS")) || (data21 === "MO")) || (data21 === "MT")) || (data21 === "NE")) || (data21 === "NV")) || (data21 === "NH")) || (data21 === "NJ")) || (data21 === "NM")) || (data21 === "NY")) || (data21 === "NC")) || (data21 === "ND")) || (data21 === "OH")) || (data21 === "OK")) || (data21 === "OR")) || (data21 === "PA")) || (data21 === "RI")) || (data21 === "SC")) || (data21 === "SD")) || (data21 === "TN")) || (data21 === "TX")) || (data21 === "UT")) || (data21 === "VT")) || (data21 === "VA")) || (data21 === "WA")) || (data21 === "WV")) || (data21 === "WI")) || (data21 === "WY")) || (data21 === "DC")) || (data21 === "AS")) || (data21 === "GU")) || (data21 === "MP")) || (data21 === "PR")) || (data21 === "VI"))){
vErrors = collect(vErrors, instancePath+"/licensedStates/" + i3, "enum", {allowedValues: schema252.enum});
errors++;
}
}
let i4 = data20.length;
let j0;
if(i4 > 1){
const indices0 = {};
for(;i4--;){
let item0 = data20[i4];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = collect(vErrors, instancePath+"/licensedStates", "uniqueItems", {i: i4, j: j0});
errors++;
break;
}
indices0[item0] = i4;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/licensedStates", "type", {type: "array"});
errors++;
}
}
if(data.licenses !== undefined){
let data22 = data.licenses;
if(Array.isArray(data22)){
const len4 = data22.length;
for(let i5=0; i5<len4; i5++){
if(!(validate183(data22[i5], {instancePath:instancePath+"/licenses/" + i5,parentData:data22,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate183.errors : append(vErrors, validate183.errors);
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
let data24 = data.navigation;
if(Array.isArray(data24)){
const len5 = data24.length;
for(let i6=0; i6<len5; i6++){
if(!(validate179(data24[i6], {instancePath:instancePath+"/navigation/" + i6,parentData:data24,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate179.errors : append(vErrors, validate179.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/navigation", "type", {type: "array"});
errors++;
}
}
if(data.clientLink !== undefined){
if(!(validate179(data.clientLink, {instancePath:instancePath+"/clientLink",parentData:data,parentDataProperty:"clientLink",rootData}))){
vErrors = vErrors === null ? validate179.errors : append(vErrors, validate179.errors);
errors = vErrors.length;
}
}
if(data.footer !== undefined){
if(!(validate187(data.footer, {instancePath:instancePath+"/footer",parentData:data,parentDataProperty:"footer",rootData}))){
vErrors = vErrors === null ? validate187.errors : append(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data.claims !== undefined){
let data28 = data.claims;
if(Array.isArray(data28)){
const len6 = data28.length;
for(let i7=0; i7<len6; i7++){
if(!(validate191(data28[i7], {instancePath:instancePath+"/claims/" + i7,parentData:data28,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate191.errors : append(vErrors, validate191.errors);
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
let data30 = data.carriers;
if(Array.isArray(data30)){
const len7 = data30.length;
for(let i8=0; i8<len7; i8++){
if(!(validate195(data30[i8], {instancePath:instancePath+"/carriers/" + i8,parentData:data30,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate195.errors : append(vErrors, validate195.errors);
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
if(!(validate197(data.medicare, {instancePath:instancePath+"/medicare",parentData:data,parentDataProperty:"medicare",rootData}))){
vErrors = vErrors === null ? validate197.errors : append(vErrors, validate197.errors);
errors = vErrors.length;
}
}
if(data.lint !== undefined){
if(!(validate199(data.lint, {instancePath:instancePath+"/lint",parentData:data,parentDataProperty:"lint",rootData}))){
vErrors = vErrors === null ? validate199.errors : append(vErrors, validate199.errors);
errors = vErrors.length;
}
}
if(data.approvals !== undefined){
let data34 = data.approvals;
if(Array.isArray(data34)){
const len8 = data34.length;
for(let i9=0; i9<len8; i9++){
if(!(validate203(data34[i9], {instancePath:instancePath+"/approvals/" + i9,parentData:data34,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? validate203.errors : append(vErrors, validate203.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/approvals", "type", {type: "array"});
errors++;
}
}
if(data.unrouted !== undefined){
let data36 = data.unrouted;
if(Array.isArray(data36)){
const len9 = data36.length;
for(let i10=0; i10<len9; i10++){
if(typeof data36[i10] !== "string"){
vErrors = collect(vErrors, instancePath+"/unrouted/" + i10, "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/unrouted", "type", {type: "array"});
errors++;
}
}
if(data.redirects !== undefined){
if(!(validate205(data.redirects, {instancePath:instancePath+"/redirects",parentData:data,parentDataProperty:"redirects",rootData}))){
vErrors = vErrors === null ? validate205.errors : append(vErrors, validate205.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
let data39 = data.unmapped;
if(!(data39 && typeof data39 == "object" && !Array.isArray(data39))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}

export const validateThemeContent = validate267;
const schema384 = {"title":"Theme","type":"object","additionalProperties":false,"properties":{"colors":{"$ref":"#/$defs/themeColors"},"tints":{"type":"array","maxItems":24,"items":{"$ref":"#/$defs/themeTint"}},"scenery":{"$ref":"#/$defs/themeScenery"},"font":{"$ref":"#/$defs/themeFont"},"scale":{"enum":["compact","standard","generous"]},"radius":{"type":"integer","minimum":0,"maximum":24},"logo":{"$ref":"#/$defs/themeLogo"},"scene":{"enum":["prairie","lake","town","coast","photos","none"]},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema391 = {"type":"object"};
const schema385 = {"title":"ThemeColors","type":"object","additionalProperties":false,"properties":{"primary":{"$ref":"#/$defs/color"},"accent":{"$ref":"#/$defs/color"},"paper":{"$ref":"#/$defs/color"},"panel":{"$ref":"#/$defs/color"},"ink":{"$ref":"#/$defs/color"},"muted":{"$ref":"#/$defs/color"},"rule":{"$ref":"#/$defs/color"},"night":{"$ref":"#/$defs/color"},"onNight":{"$ref":"#/$defs/color"},"onNightMuted":{"$ref":"#/$defs/color"},"nightRule":{"$ref":"#/$defs/color"},"onAccent":{"$ref":"#/$defs/color"},"accentGround":{"$ref":"#/$defs/color"},"error":{"$ref":"#/$defs/color"},"onTint":{"$ref":"#/$defs/color"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema386 = {"anyOf":[{"$ref":"#/$defs/hexColor"},{"$ref":"#/$defs/schemeColors"}]};
const schema387 = {"type":"string","pattern":"^#[0-9a-fA-F]{6}$"};
const pattern117 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const schema388 = {"title":"SchemeColors","type":"object","additionalProperties":false,"required":["light","dark"],"properties":{"light":{"$ref":"#/$defs/hexColor"},"dark":{"$ref":"#/$defs/hexColor"}}};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.light === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "light"});
errors++;
}
if(data.dark === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "dark"});
errors++;
}
for(const key0 in data){
if(!((key0 === "light") || (key0 === "dark"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.light !== undefined){
let data0 = data.light;
if(typeof data0 === "string"){
if(!pattern117.test(data0)){
vErrors = collect(vErrors, instancePath+"/light", "pattern", {pattern: "^#[0-9a-fA-F]{6}$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/light", "type", {type: "string"});
errors++;
}
}
if(data.dark !== undefined){
let data1 = data.dark;
if(typeof data1 === "string"){
if(!pattern117.test(data1)){
vErrors = collect(vErrors, instancePath+"/dark", "pattern", {pattern: "^#[0-9a-fA-F]{6}$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/dark", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate227.errors = vErrors;
return errors === 0;
}


function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data === "string"){
if(!pattern117.test(data)){
vErrors = collect(vErrors, instancePath, "pattern", {pattern: "^#[0-9a-fA-F]{6}$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "string"});
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(!(validate227(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate227.errors : append(vErrors, validate227.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
vErrors = collect(vErrors, instancePath, "anyOf", {});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate226.errors = vErrors;
return errors === 0;
}


function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema385.properties, key0))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.primary !== undefined){
if(!(validate226(data.primary, {instancePath:instancePath+"/primary",parentData:data,parentDataProperty:"primary",rootData}))){
vErrors = vErrors === null ? validate226.errors : append(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data.accent !== undefined){
if(!(validate226(data.accent, {instancePath:instancePath+"/accent",parentData:data,parentDataProperty:"accent",rootData}))){
vErrors = vErrors === null ? validate226.errors : append(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data.paper !== undefined){
if(!(validate226(data.paper, {instancePath:instancePath+"/paper",parentData:data,parentDataProperty:"paper",rootData}))){
vErrors = vErrors === null ? validate226.errors : append(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data.panel !== undefined){
if(!(validate226(data.panel, {instancePath:instancePath+"/panel",parentData:data,parentDataProperty:"panel",rootData}))){
vErrors = vErrors === null ? validate226.errors : append(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data.ink !== undefined){
if(!(validate226(data.ink, {instancePath:instancePath+"/ink",parentData:data,parentDataProperty:"ink",rootData}))){
vErrors = vErrors === null ? validate226.errors : append(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data.muted !== undefined){
if(!(validate226(data.muted, {instancePath:instancePath+"/muted",parentData:data,parentDataProperty:"muted",rootData}))){
vErrors = vErrors === null ? validate226.errors : append(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data.rule !== undefined){
if(!(validate226(data.rule, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData}))){
vErrors = vErrors === null ? validate226.errors : append(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data.night !== undefined){
if(!(validate226(data.night, {instancePath:instancePath+"/night",parentData:data,parentDataProperty:"night",rootData}))){
vErrors = vErrors === null ? validate226.errors : append(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data.onNight !== undefined){
if(!(validate226(data.onNight, {instancePath:instancePath+"/onNight",parentData:data,parentDataProperty:"onNight",rootData}))){
vErrors = vErrors === null ? validate226.errors : append(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data.onNightMuted !== undefined){
if(!(validate226(data.onNightMuted, {instancePath:instancePath+"/onNightMuted",parentData:data,parentDataProperty:"onNightMuted",rootData}))){
vErrors = vErrors === null ? validate226.errors : append(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data.nightRule !== undefined){
if(!(validate226(data.nightRule, {instancePath:instancePath+"/nightRule",parentData:data,parentDataProperty:"nightRule",rootData}))){
vErrors = vErrors === null ? validate226.errors : append(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data.onAccent !== undefined){
if(!(validate226(data.onAccent, {instancePath:instancePath+"/onAccent",parentData:data,parentDataProperty:"onAccent",rootData}))){
vErrors = vErrors === null ? validate226.errors : append(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data.accentGround !== undefined){
if(!(validate226(data.accentGround, {instancePath:instancePath+"/accentGround",parentData:data,parentDataProperty:"accentGround",rootData}))){
vErrors = vErrors === null ? validate226.errors : append(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data.error !== undefined){
if(!(validate226(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate226.errors : append(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data.onTint !== undefined){
if(!(validate226(data.onTint, {instancePath:instancePath+"/onTint",parentData:data,parentDataProperty:"onTint",rootData}))){
vErrors = vErrors === null ? validate226.errors : append(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data.unmapped !== undefined){
let data15 = data.unmapped;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate225.errors = vErrors;
return errors === 0;
}

const schema392 = {"title":"ThemeTint","type":"object","additionalProperties":false,"required":["id","color"],"properties":{"id":{"type":"string","maxLength":64,"pattern":"^(?!(?:accent|night)$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"},"color":{"$ref":"#/$defs/color"},"scene":{"$ref":"#/$defs/themeScene"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const pattern120 = new RegExp("^(?!(?:accent|night)$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$", "u");
const schema393 = {"title":"ThemeScene","type":"object","additionalProperties":false,"required":["light","dark"],"properties":{"light":{"$ref":"#/$defs/sceneColors"},"dark":{"$ref":"#/$defs/sceneColors"}}};
const schema394 = {"type":"array","minItems":8,"maxItems":8,"items":{"$ref":"#/$defs/hexColor"}};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 8){
vErrors = collect(vErrors, instancePath, "maxItems", {limit: 8});
errors++;
}
if(data.length < 8){
vErrors = collect(vErrors, instancePath, "minItems", {limit: 8});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(!pattern117.test(data0)){
vErrors = collect(vErrors, instancePath+"/" + i0, "pattern", {pattern: "^#[0-9a-fA-F]{6}$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/" + i0, "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "array"});
errors++;
}
validate248.errors = vErrors;
return errors === 0;
}


function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.light === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "light"});
errors++;
}
if(data.dark === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "dark"});
errors++;
}
for(const key0 in data){
if(!((key0 === "light") || (key0 === "dark"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.light !== undefined){
if(!(validate248(data.light, {instancePath:instancePath+"/light",parentData:data,parentDataProperty:"light",rootData}))){
vErrors = vErrors === null ? validate248.errors : append(vErrors, validate248.errors);
errors = vErrors.length;
}
}
if(data.dark !== undefined){
if(!(validate248(data.dark, {instancePath:instancePath+"/dark",parentData:data,parentDataProperty:"dark",rootData}))){
vErrors = vErrors === null ? validate248.errors : append(vErrors, validate248.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate247.errors = vErrors;
return errors === 0;
}


function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "id"});
errors++;
}
if(data.color === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "color"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "color")) || (key0 === "scene")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(data0.length > 64){
vErrors = collect(vErrors, instancePath+"/id", "maxLength", {limit: 64});
errors++;
}
if(!pattern120.test(data0)){
vErrors = collect(vErrors, instancePath+"/id", "pattern", {pattern: "^(?!(?:accent|night)$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/id", "type", {type: "string"});
errors++;
}
}
if(data.color !== undefined){
if(!(validate226(data.color, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = vErrors === null ? validate226.errors : append(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data.scene !== undefined){
if(!(validate247(data.scene, {instancePath:instancePath+"/scene",parentData:data,parentDataProperty:"scene",rootData}))){
vErrors = vErrors === null ? validate247.errors : append(vErrors, validate247.errors);
errors = vErrors.length;
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
validate245.errors = vErrors;
return errors === 0;
}

const schema397 = {"title":"ThemeScenery","type":"object","additionalProperties":false,"properties":{"scene":{"$ref":"#/$defs/themeScene"},"paper":{"$ref":"#/$defs/color"},"light":{"$ref":"#/$defs/color"},"flame":{"$ref":"#/$defs/color"},"night":{"$ref":"#/$defs/color"},"unmapped":{"$ref":"#/$defs/unmapped"}}};

function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "scene") || (key0 === "paper")) || (key0 === "light")) || (key0 === "flame")) || (key0 === "night")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.scene !== undefined){
if(!(validate247(data.scene, {instancePath:instancePath+"/scene",parentData:data,parentDataProperty:"scene",rootData}))){
vErrors = vErrors === null ? validate247.errors : append(vErrors, validate247.errors);
errors = vErrors.length;
}
}
if(data.paper !== undefined){
if(!(validate226(data.paper, {instancePath:instancePath+"/paper",parentData:data,parentDataProperty:"paper",rootData}))){
vErrors = vErrors === null ? validate226.errors : append(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data.light !== undefined){
if(!(validate226(data.light, {instancePath:instancePath+"/light",parentData:data,parentDataProperty:"light",rootData}))){
vErrors = vErrors === null ? validate226.errors : append(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data.flame !== undefined){
if(!(validate226(data.flame, {instancePath:instancePath+"/flame",parentData:data,parentDataProperty:"flame",rootData}))){
vErrors = vErrors === null ? validate226.errors : append(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data.night !== undefined){
if(!(validate226(data.night, {instancePath:instancePath+"/night",parentData:data,parentDataProperty:"night",rootData}))){
vErrors = vErrors === null ? validate226.errors : append(vErrors, validate226.errors);
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
validate253.errors = vErrors;
return errors === 0;
}

const schema399 = {"anyOf":[{"type":"string","enum":["fraunces","source-sans-3","bitter","figtree"]},{"$ref":"#/$defs/ownFont"}]};
const schema400 = {"title":"OwnFont","type":"object","additionalProperties":false,"required":["family","file","license","style"],"properties":{"family":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9](?:[A-Za-z0-9 -]*[A-Za-z0-9])?$"},"file":{"type":"string","maxLength":255,"pattern":"^[A-Za-z0-9_][A-Za-z0-9._-]*\\.woff2$"},"license":{"$ref":"#/$defs/label"},"style":{"enum":["serif","sans-serif"]},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema401 = {"type":"string","pattern":"[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]","maxLength":262144};
const pattern122 = new RegExp("^[A-Za-z0-9](?:[A-Za-z0-9 -]*[A-Za-z0-9])?$", "u");
const pattern123 = new RegExp("^[A-Za-z0-9_][A-Za-z0-9._-]*\\.woff2$", "u");

function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.family === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "family"});
errors++;
}
if(data.file === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "file"});
errors++;
}
if(data.license === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "license"});
errors++;
}
if(data.style === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "style"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "family") || (key0 === "file")) || (key0 === "license")) || (key0 === "style")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.family !== undefined){
let data0 = data.family;
if(typeof data0 === "string"){
if(data0.length > 64){
vErrors = collect(vErrors, instancePath+"/family", "maxLength", {limit: 64});
errors++;
}
if(!pattern122.test(data0)){
vErrors = collect(vErrors, instancePath+"/family", "pattern", {pattern: "^[A-Za-z0-9](?:[A-Za-z0-9 -]*[A-Za-z0-9])?$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/family", "type", {type: "string"});
errors++;
}
}
if(data.file !== undefined){
let data1 = data.file;
if(typeof data1 === "string"){
if(data1.length > 255){
vErrors = collect(vErrors, instancePath+"/file", "maxLength", {limit: 255});
errors++;
}
if(!pattern123.test(data1)){
vErrors = collect(vErrors, instancePath+"/file", "pattern", {pattern: "^[A-Za-z0-9_][A-Za-z0-9._-]*\\.woff2$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/file", "type", {type: "string"});
errors++;
}
}
if(data.license !== undefined){
let data2 = data.license;
if(typeof data2 === "string"){
if(data2.length > 262144){
vErrors = collect(vErrors, instancePath+"/license", "maxLength", {limit: 262144});
errors++;
}
if(!pattern6.test(data2)){
vErrors = collect(vErrors, instancePath+"/license", "pattern", {pattern: "[^\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/license", "type", {type: "string"});
errors++;
}
}
if(data.style !== undefined){
let data3 = data.style;
if(!((data3 === "serif") || (data3 === "sans-serif"))){
vErrors = collect(vErrors, instancePath+"/style", "enum", {allowedValues: schema400.properties.style.enum});
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
validate261.errors = vErrors;
return errors === 0;
}


function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
vErrors = collect(vErrors, instancePath, "type", {type: "string"});
errors++;
}
if(!((((data === "fraunces") || (data === "source-sans-3")) || (data === "bitter")) || (data === "figtree"))){
vErrors = collect(vErrors, instancePath, "enum", {allowedValues: schema399.anyOf[0].enum});
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(validate261(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate261.errors : append(vErrors, validate261.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
vErrors = collect(vErrors, instancePath, "anyOf", {});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate260.errors = vErrors;
return errors === 0;
}

const schema403 = {"title":"ThemeLogo","type":"object","additionalProperties":false,"required":["light"],"properties":{"light":{"$ref":"#/$defs/media"},"dark":{"$ref":"#/$defs/media"},"showsName":{"type":"boolean"},"unmapped":{"$ref":"#/$defs/unmapped"}}};
const schema404 = {"type":"string","maxLength":255,"pattern":"^[A-Za-z0-9_][A-Za-z0-9._-]*$"};
const pattern125 = new RegExp("^[A-Za-z0-9_][A-Za-z0-9._-]*$", "u");

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.light === undefined){
vErrors = collect(vErrors, instancePath, "required", {missingProperty: "light"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "light") || (key0 === "dark")) || (key0 === "showsName")) || (key0 === "unmapped"))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.light !== undefined){
let data0 = data.light;
if(typeof data0 === "string"){
if(data0.length > 255){
vErrors = collect(vErrors, instancePath+"/light", "maxLength", {limit: 255});
errors++;
}
if(!pattern125.test(data0)){
vErrors = collect(vErrors, instancePath+"/light", "pattern", {pattern: "^[A-Za-z0-9_][A-Za-z0-9._-]*$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/light", "type", {type: "string"});
errors++;
}
}
if(data.dark !== undefined){
let data1 = data.dark;
if(typeof data1 === "string"){
if(data1.length > 255){
vErrors = collect(vErrors, instancePath+"/dark", "maxLength", {limit: 255});
errors++;
}
if(!pattern125.test(data1)){
vErrors = collect(vErrors, instancePath+"/dark", "pattern", {pattern: "^[A-Za-z0-9_][A-Za-z0-9._-]*$"});
errors++;
}
}
else {
vErrors = collect(vErrors, instancePath+"/dark", "type", {type: "string"});
errors++;
}
}
if(data.showsName !== undefined){
if(typeof data.showsName !== "boolean"){
vErrors = collect(vErrors, instancePath+"/showsName", "type", {type: "boolean"});
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
validate264.errors = vErrors;
return errors === 0;
}


function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema384.properties, key0))){
vErrors = collect(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.colors !== undefined){
if(!(validate225(data.colors, {instancePath:instancePath+"/colors",parentData:data,parentDataProperty:"colors",rootData}))){
vErrors = vErrors === null ? validate225.errors : append(vErrors, validate225.errors);
errors = vErrors.length;
}
}
if(data.tints !== undefined){
let data1 = data.tints;
if(Array.isArray(data1)){
if(data1.length > 24){
vErrors = collect(vErrors, instancePath+"/tints", "maxItems", {limit: 24});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate245(data1[i0], {instancePath:instancePath+"/tints/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate245.errors : append(vErrors, validate245.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = collect(vErrors, instancePath+"/tints", "type", {type: "array"});
errors++;
}
}
if(data.scenery !== undefined){
if(!(validate253(data.scenery, {instancePath:instancePath+"/scenery",parentData:data,parentDataProperty:"scenery",rootData}))){
vErrors = vErrors === null ? validate253.errors : append(vErrors, validate253.errors);
errors = vErrors.length;
}
}
if(data.font !== undefined){
if(!(validate260(data.font, {instancePath:instancePath+"/font",parentData:data,parentDataProperty:"font",rootData}))){
vErrors = vErrors === null ? validate260.errors : append(vErrors, validate260.errors);
errors = vErrors.length;
}
}
if(data.scale !== undefined){
let data5 = data.scale;
if(!(((data5 === "compact") || (data5 === "standard")) || (data5 === "generous"))){
vErrors = collect(vErrors, instancePath+"/scale", "enum", {allowedValues: schema384.properties.scale.enum});
errors++;
}
}
if(data.radius !== undefined){
let data6 = data.radius;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors = collect(vErrors, instancePath+"/radius", "type", {type: "integer"});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 24 || isNaN(data6)){
vErrors = collect(vErrors, instancePath+"/radius", "maximum", {comparison: "<=", limit: 24});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = collect(vErrors, instancePath+"/radius", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.logo !== undefined){
if(!(validate264(data.logo, {instancePath:instancePath+"/logo",parentData:data,parentDataProperty:"logo",rootData}))){
vErrors = vErrors === null ? validate264.errors : append(vErrors, validate264.errors);
errors = vErrors.length;
}
}
if(data.scene !== undefined){
let data8 = data.scene;
if(!((((((data8 === "prairie") || (data8 === "lake")) || (data8 === "town")) || (data8 === "coast")) || (data8 === "photos")) || (data8 === "none"))){
vErrors = collect(vErrors, instancePath+"/scene", "enum", {allowedValues: schema384.properties.scene.enum});
errors++;
}
}
if(data.unmapped !== undefined){
let data9 = data.unmapped;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
vErrors = collect(vErrors, instancePath+"/unmapped", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = collect(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate267.errors = vErrors;
return errors === 0;
}

export const validateRevision = validate273;
const schema410 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://agency.example.com/schemas/revision.schema.json","title":"StoredRevision","type":"object","required":["revision","time","by","source","format","sha256","message","changes"],"properties":{"revision":{"type":"integer","minimum":1},"parents":{"type":"array","items":{"type":"string"}},"time":{"type":"string","minLength":1},"by":{"type":"string"},"source":{"type":"string"},"format":{"type":"string"},"sha256":{"type":"string"},"message":{"type":"string"},"changes":{"type":"array","items":{"$ref":"#/$defs/change"}}},"$defs":{"change":{"type":"object","required":["page","before","after"],"properties":{"page":{"type":"string","minLength":1},"before":{"type":["object","null"]},"after":{"type":["object","null"]}}}}};
const schema411 = {"type":"object","required":["page","before","after"],"properties":{"page":{"type":"string","minLength":1},"before":{"type":["object","null"]},"after":{"type":["object","null"]}}};

function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
vErrors = collect(vErrors, instancePath+"/changes/" + i1+"/before", "type", {type: schema411.properties.before.type});
errors++;
}
}
if(data10.after !== undefined){
let data13 = data10.after;
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
vErrors = collect(vErrors, instancePath+"/changes/" + i1+"/after", "type", {type: schema411.properties.after.type});
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
validate273.errors = vErrors;
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
