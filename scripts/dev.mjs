// npm run dev: the server restarts and the pages reload as their sources change.
import { spawn } from 'node:child_process';
import { ensureInstalled, pinnedNode, root } from './install.mjs';

ensureInstalled();

const children = [
  run(['--watch', '--watch-preserve-output', '--disable-warning=ExperimentalWarning', 'src/server/main.ts'], {
    PORT: '3001',
    VINYARD_DEVELOPMENT: '1',
  }),
  run(['node_modules/vite/bin/vite.js']),
];

function run(args, env = {}) {
  const child = spawn(pinnedNode, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  child.on('exit', (code) => stop(code ?? 1));
  return child;
}

let isStopping = false;
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
