export default { prerender: { noExtraDir: true, disableAutoRun: true, keepDistServer: true } };
