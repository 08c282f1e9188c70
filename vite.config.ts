import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';

const apiAddress = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:3000';

/** Packages that change rarely sit in files of their own, so that an update of the shop leaves them in the browser's cache. */
const vendorChunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
  { name: 'mantine', test: /node_modules[\\/](@mantine|@floating-ui)[\\/]/, priority: 20 },
  { name: 'data', test: /node_modules[\\/](@tanstack|@trpc|zod)[\\/]/, priority: 10 },
];

export default defineConfig({
  root: 'src/web',
  plugins: [react()],
  css: { postcss: { plugins: [mantine()] } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: vendorChunks } } },
  },
  server: {
    proxy: {
      '/api': apiAddress,
      '/trpc': apiAddress,
      '/images': apiAddress,
    },
  },
});
