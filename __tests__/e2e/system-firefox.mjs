#!/usr/bin/env node
/**
 * Stands in for the Firefox of the system when Playwright starts it (`channel: 'moz-firefox'`):
 * passes on all that the two say to each other, and answers the one command that every page begins
 * with and that Firefox ESR does not know, colours by night. Such tests are left out (`fixtures.ts`).
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const UNKNOWN = '"method":"emulation.setMediaFeaturesOverride"';

const firefox = spawn(process.env.FIREFOX, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.on(signal, () => firefox.kill(signal));
}
process.on('exit', () => firefox.kill());

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = /^WebDriver BiDi listening on (ws:.+)/.exec(line) ?? [];
  if (address === undefined) {
    process.stderr.write(`${line}\n`);
    return;
  }
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url }) => join(playwright, address + url));
  server.on('listening', () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
  });
});

function join(playwright, address) {
  const browser = new WebSocket(address, { perMessageDeflate: false });
  const opened = new Promise((resolve) => browser.once('open', resolve));
  playwright.on('message', async (data) => {
    const text = String(data);
    if (text.includes(UNKNOWN)) {
      playwright.send(JSON.stringify({ type: 'success', id: JSON.parse(text).id, result: {} }));
    } else {
      await opened;
      browser.send(text);
    }
  });
  browser.on('message', (data) => playwright.send(String(data)));
  playwright.on('close', () => browser.close());
  browser.on('close', () => playwright.close());
}
