#!/usr/bin/env node
/**
 * A proxy between Playwright and the system's Firefox (`channel: 'moz-firefox'`). Playwright sends
 * one command for every page that Firefox ESR does not support, to set media features; the proxy
 * answers it and forwards everything else. Tests of media features are skipped (`fixtures.ts`).
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const UNSUPPORTED = '"method":"emulation.setMediaFeaturesOverride"';

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
    if (text.includes(UNSUPPORTED)) {
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
