// npm start: installs what is missing, builds the pages if stale, and serves.
import { spawn } from 'node:child_process';
import { ensureWebBuilt } from './build-web.mjs';
import { compileCache, ensureInstalled, pinnedNode, root } from './install.mjs';

ensureInstalled();
ensureWebBuilt();

const server = spawn(pinnedNode, ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: compileCache, ...process.env },
});
// Ctrl+C reaches the server by itself; we only must not end before it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
