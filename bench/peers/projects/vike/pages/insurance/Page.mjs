// `onRenderHtml` renders the page.
export const Page = () => undefined;
