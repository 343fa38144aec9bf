import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './scripts/compress-assets.ts';
import { leaveOutSchemas } from './scripts/leave-out-schemas.ts';

/** What Vite answers itself in development; the server answers everything else, pages included. */
const viteOwn = 'members/(?:@|src/|node_modules/)';

export default defineConfig({
  base: '/members/',
  appType: 'custom',
  publicDir: false,
  plugins: [leaveOutSchemas(), react(), tailwindcss(), compressAssets()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // A few bytes saved inside the script are not worth an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['src/web/main.tsx', 'src/web/auth.tsx', 'src/web/console.tsx'],
      // Its own file, so that a release of ours does not make every visitor load React again.
      output: {
        codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
      },
    },
  },
  server: {
    port: 3000,
    strictPort: true,
    allowedHosts: ['.localhost'],
    proxy: {
      [`^/(?!${viteOwn})`]: { target: 'http://127.0.0.1:3001', changeOrigin: false, xfwd: true },
    },
  },
});
