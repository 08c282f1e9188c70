import { buildWeb, buildWebWhenStale } from './web-bundle.ts';

if (process.argv.includes('--when-stale')) await buildWebWhenStale();
else await buildWeb();
console.log('The web bundle is in dist/web.');
