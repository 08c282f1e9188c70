import { basename, dirname, join } from 'node:path';
import { build, type Plugin } from 'rolldown';

const workerUrl = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g;

const workers: Plugin = {
  name: 'workers',
  transform(code, id) {
    if (id.includes('node_modules') || code.search(workerUrl) < 0) return null;
    const bundled = code.replaceAll(workerUrl, (_url, name: string) => {
      const fileName = `${name}.js`;
      this.emitFile({ type: 'chunk', id: join(dirname(id), `${name}.ts`), fileName });
      return `new URL('./${fileName}', import.meta.url)`;
    });
    // Line numbers don't change, so the source map stays valid.
    return { code: bundled, map: null };
  },
};

/**
 * Uses Node's HTTP as an object: an ESM import reads all names, and so loads `fetch` and `WebSocket`, a twentieth of a
 * start. A missing name fails the build.
 */
const nodeHttp: Plugin = {
  name: 'node-http',
  resolveId: {
    filter: { id: /^node:http$/ },
    handler: (_id, _importer, { kind }) => (kind === 'import-statement' ? '\0node-http' : null),
  },
  load: {
    filter: { id: /^\0node-http$/ },
    handler: () =>
      [
        "const http = process.getBuiltinModule('node:http');",
        'export default http;',
        ...['createServer', 'IncomingMessage', 'STATUS_CODES'].map(
          (name) => `export const ${name} = http.${name};`,
        ),
      ].join('\n'),
  },
};

const LATE: Readonly<Record<string, string>> = {
  glob: "exports.glob = (...args) => require('glob').glob(...args);",
  'node:https':
    "exports.createServer = (...args) => process.getBuiltinModule('node:https').createServer(...args);",
  'node:http2':
    "for (const name of ['createServer', 'createSecureServer']) exports[name] = (...args) => process.getBuiltinModule('node:http2')[name](...args);",
};

const loadedLate: Plugin = {
  name: 'loaded-late',
  resolveId: {
    filter: { id: /^(glob|node:https|node:http2)$/ },
    handler: (id, importer = '') =>
      /node_modules\/(@fastify\/static\/index|fastify\/lib\/server)\.js$/.test(importer)
        ? `\0late-${id}`
        : null,
  },
  load: {
    filter: { id: /^\0late-/ },
    handler: (id) => LATE[id.slice('\0late-'.length)] ?? null,
  },
};

const spread = /function _objectSpread2\(e\) \{[\s\S]*?\n\}/;

/**
 * tRPC is published with a helper that spreads property by property, a fortieth of an order; none of the spread objects
 * has getters. A version without the helper fails the build.
 */
const nativeSpread: Plugin = {
  name: 'native-spread',
  transform: {
    filter: { id: /@trpc\/server\/dist\/getErrorShape/ },
    handler: (code) => ({ code: code.replace(spread, toNativeSpread), map: null }),
  },
  renderChunk: (code, { fileName }) => {
    if (fileName === 'serve.js' && spread.test(code)) throw new Error('tRPC spreads in another way now.');
  },
};

function toNativeSpread(helper: string): string {
  return `const _objectSpread2 = Object.assign;${'\n'.repeat(helper.split('\n').length - 1)}`;
}

export async function bundleServer(folder: string, { hasSourceMaps = false } = {}): Promise<void> {
  await build({
    input: { main: 'src/main.ts' },
    platform: 'node',
    external: ['better-sqlite3', 'piscina', 'sharp'],
    plugins: [workers, nodeHttp, loadedLate, nativeSpread],
    output: {
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
      sourcemap: hasSourceMaps,
      minify: { mangle: false, compress: true, codegen: false },
    },
  });
}

export async function bundleLauncher(file: string): Promise<void> {
  await build({
    input: 'scripts/executable/launch.ts',
    platform: 'node',
    output: { dir: dirname(file), entryFileNames: basename(file), format: 'cjs' },
  });
}
