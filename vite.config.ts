import react from '@vitejs/plugin-react';
import type { Root } from 'postcss';
import mantine from 'postcss-preset-mantine';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { chunks } from './scripts/web-chunks.ts';
import { mixins } from './src/web/styles/mixins.ts';

const apiAddress = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:3000';

/**
 * The service worker /sw.js: pages come from the network and, offline, from the cached shell; files with a hash in
 * their name are cached; calls to /api and /trpc are never handled. A new version waits until the user accepts it.
 */
const worker: Partial<VitePWAOptions> = {
  registerType: 'prompt',
  injectRegister: false,
  filename: 'sw.js',
  // The plugin's own manifest is served from the worker's cache: an installed app would keep its old name.
  manifest: false,
  workbox: {
    globPatterns: ['index.html'],
    // Otherwise the cached index.html would answer "/" before the network is asked.
    directoryIndex: '',
    navigateFallback: null,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    runtimeCaching: [
      {
        urlPattern: ({ request, url }) => request.mode === 'navigate' && !/^\/(api|trpc)/.test(url.pathname),
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: 'index.html' } },
      },
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname === '/manifest.webmanifest',
        handler: 'NetworkFirst',
        options: { cacheName: 'manifest' },
      },
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
        handler: 'CacheFirst',
        options: { cacheName: 'assets', expiration: { maxEntries: 400, purgeOnQuotaError: true } },
      },
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/images/'),
        handler: 'CacheFirst',
        options: {
          cacheName: 'pictures',
          expiration: { maxEntries: 400, purgeOnQuotaError: true },
          // The original that replaces a missing small picture must not be cached.
          plugins: [
            {
              cacheWillUpdate: async ({ response }) =>
                response.status === 200 && response.headers.get('cache-control') !== 'no-cache'
                  ? response
                  : null,
            },
          ],
        },
      },
      {
        // No hash in these names: shown at once, and revalidated for the next time.
        urlPattern: ({ sameOrigin, url }) => sameOrigin && /^\/(art|icons)\//.test(url.pathname),
        handler: 'StaleWhileRevalidate',
        options: { cacheName: 'art', expiration: { maxEntries: 60, purgeOnQuotaError: true } },
      },
    ],
  },
};

/** Fonts of the first page are preloaded with its code, not after its styles are parsed. */
const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.includes('inter-latin-wght'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head-prepend',
        })),
  },
};

/** Vite warns about declarations without a source file. */
const sourceOfMixins = {
  postcssPlugin: 'source-of-mixins',
  OnceExit(root: Root) {
    root.walkDecls((declaration) => {
      if (root.source) declaration.source ??= root.source;
    });
  },
};

export default defineConfig({
  root: 'src/web',
  plugins: [react(), preloadFont, VitePWA(worker)],
  css: { postcss: { plugins: [mantine({ mixins }), sourceOfMixins] } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // For scripts/check-bundles.ts; only dist/web is served.
    manifest: 'manifest.json',
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: {
    proxy: {
      '/api/': apiAddress,
      '/trpc': apiAddress,
      '/images/': apiAddress,
    },
  },
});
