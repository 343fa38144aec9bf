// Type-checks each wall of the building on its own, so that the pure folders see neither Node nor the DOM.
import { spawn } from 'node:child_process';
import { pinnedNode, root } from './install.mjs';

const walls = ['pure', 'server', 'web', 'tests'];

const codes = await Promise.all(
  walls.map(
    (wall) =>
      new Promise((resolve) => {
        spawn(pinnedNode, ['node_modules/typescript/bin/tsc', '-p', `tsconfig/${wall}.json`], {
          cwd: root,
          stdio: 'inherit',
        }).on('close', resolve);
      }),
  ),
);
process.exit(codes.every((code) => code === 0) ? 0 : 1);
