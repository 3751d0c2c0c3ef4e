import { importContent } from "#content/importer/import-content.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import { lintContext } from "#site/page-model/lint-context.ts";
import { readFileSync } from "node:fs";
const store = await openFileStore({ dir: "/tmp/exp/big" });
for (const raw of [readFileSync("/tmp/exp/one.json")])
for (let i=0;i<6;i++) for (const lint of [false,true]) {
  const s=performance.now();
  const r = await importContent([{raw,file:"a.json"}],{isDryRun:true,...(lint?{readLintContext:async()=>({...lintContext(new Date()),media:new Set<string>()})}:{})},store,{by:"",message:"",sha256:""});
  console.log(lint,(performance.now()-s).toFixed(1),"ms", r.diagnostics.length, r.message);
}
