import { escapeHtml } from '#http/escape-html.ts';

const STEPS: readonly { readonly title: string; readonly text: string; readonly sample: string }[] = [
  {
    title: '1. Log in and keep the cookies',
    text: 'The session lasts 15 minutes and is extended while it is used; <code>POST /api/auth/refresh-token</code> gives new cookies for 30 days. A program needs an account of its own, with the role whose rows it calls: each row says who may.',
    sample: `curl -c cookies.txt -H 'Content-Type: application/json' \\
  -d '{"email":"programi@example.com","password":"…"}' \\
  https://shop.example.com/api/auth/login`,
  },
  {
    title: '2. Read a list page by page',
    text: 'A list says how many there are in all in the header <code>X-Total-Count</code>, and where the next page begins in <code>Link</code> (<code>rel="next"</code>): follow it until it is absent. Where a row takes <code>cursor</code>, nothing is skipped or read twice when rows come in between; <code>next_cursor</code> in the answer is the same place, null at the end.',
    sample: `curl -i -b cookies.txt 'https://shop.example.com/api/products?limit=100'

X-Total-Count: 245
Link: </api/products?limit=100&cursor=100>; rel="next"

{ "products": [ … ], "total": 245, "next_cursor": "100" }`,
  },
  {
    title: '3. Read only what changed',
    text: 'Lists that take <code>updated_since</code> answer what changed since then, the oldest change first; begin the next time with the header <code>Date</code> of the first page. Products that are no longer there for you stand in <code>removed</code>. Every read has an <code>ETag</code>: sent back as <code>If-None-Match</code> it answers 304 without a body while nothing changed. The whole list of products without a page is streamed, and has none.',
    sample: `curl -b cookies.txt 'https://shop.example.com/api/products?updated_since=2026-11-26T08:30:00Z'
curl -b cookies.txt -H 'If-None-Match: W/"…"' 'https://shop.example.com/api/products/search?query=torte'`,
  },
  {
    title: '4. Place an order, once',
    text: 'Make a key for each order and send it again with every attempt: the same key from the same user gives the same order, never a second one. Prices are the shop’s; with <code>expected_total</code> it is refused (409 <code>Cart changed</code>) when the buyer was shown another sum. Quantities are pieces.',
    sample: `curl -b cookies.txt -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: 6f1c22b0-8f0e-4c6f-9a55-0d2a4a9f1c11' \\
  -d '{"products":[{"product_id":1,"quantity":2}],"deliver_date":"2026-11-27"}' \\
  https://shop.example.com/api/orders`,
  },
  {
    title: '5. Understand a refusal',
    text: '<code>error</code> is stable and meant for programs, <code>message</code> is for people. 400 names what is wrong in <code>issues</code>; rows that say so also refuse names that they do not know. 401: log in again. 403: another role. 404: not there, or not yours. 409: a rule of the business says no. 429: wait as long as <code>Retry-After</code> says. 5xx: try again with the same <code>Idempotency-Key</code>. <code>X-Request-Id</code> names the request in the shop’s log.',
    sample: `HTTP/1.1 409 Conflict

{ "error": "Insufficient stock", "message": "Kemi vetëm 4 artikuj në stok.",
  "productId": 1, "available": 4, "requested": 6 }`,
  },
];

export const GETTING_STARTED = `<section id="getting-started"><h2>Getting started</h2>
${STEPS.map(({ title, text, sample }) => `<h3>${title}</h3><p>${text}</p><pre>${escapeHtml(sample)}</pre>`).join('\n')}
<h3>In all rows</h3>
<p>Money is in euros (<code>12.5</code>), rates in percent. Days are <code>yyyy-MM-dd</code> in the time zone of the shop,
times ISO 8601 in UTC. Phone numbers are compared in one form, however they are written.</p></section>`;
