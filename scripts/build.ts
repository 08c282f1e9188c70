import { buildServerWhenStale } from './server-bundle.ts';
import { buildWeb, buildWebWhenStale } from './web-bundle.ts';

if (process.argv.includes('--when-stale')) await buildWebWhenStale();
else await buildWeb();
await buildServerWhenStale();
console.log('The web bundle is in dist/web, the server in dist/server.');
