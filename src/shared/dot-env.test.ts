import { expect, test } from 'vitest';
import { findFaults } from './dot-env.ts';

const KNOWN = ['PORT', 'LOG_LEVEL', 'HTTPS_CERT', 'HTTPS_KEY'];

test.each([
  ['HTTPS_CRET=cert.pem', 'rreshti 1: HTTPS_CRET nuk është cilësim; a mos është HTTPS_CERT?'],
  ['log_level=info', 'rreshti 1: log_level nuk është cilësim; a mos është LOG_LEVEL?'],
  ['# shop\n\nTELEPHONE=1', 'rreshti 3: TELEPHONE nuk është cilësim.'],
  ['"bad line', 'rreshti 1: ""bad line" nuk ka formën EMRI=vlera.'],
  ['PORT 3000', 'rreshti 1: "PORT 3000" nuk ka formën EMRI=vlera.'],
  ['LOG_LEVEL="info', 'rreshti 1: thonjëza e LOG_LEVEL nuk mbyllet.'],
])('%j is named', (text, fault) => {
  expect(findFaults(text, KNOWN)).toEqual([fault]);
});

test.each([
  'PORT=3000\r\nLOG_LEVEL = info # quiet\r\n',
  'export PORT=3000',
  "LOG_LEVEL='info'\n#PROT=1",
  'HTTPS_KEY="one\ntwo = three\nend"\nPORT=1',
  'AWS_ACCESS_KEY_ID=x\nHTTPS_PROXY=http://proxy:3128\nTZ=Europe/Belgrade\nNODE_OPTIONS=--no-warnings',
  'PORT=',
])('%j is right', (text) => {
  expect(findFaults(text, KNOWN)).toEqual([]);
});
