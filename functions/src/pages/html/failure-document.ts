import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { messages } from '@aperture-byline/contract/shared/messages';
import { escapeHtml } from '../../lib/html.ts';

/** What is answered where even the screen for a failed page can't be rendered: it needs nothing of the client's build. */
export const FAILURE_DOCUMENT = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(PRODUCT_NAME)}</title>
<style>body{max-width:30rem;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.5 Georgia,serif}h1{font-size:1.5rem}</style>
</head>
<body>
<h1>${escapeHtml(messages.somethingWrongLater)}</h1>
<p><a href="">Try again</a></p>
</body>
</html>
`;
