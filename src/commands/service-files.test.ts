import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ServicePlan, systemdUnit, windowsTask } from './service-files.ts';

const USUAL: ServicePlan = {
  user: 'furnizo',
  command: ['/opt/furnizo/furnizo'],
  folder: '/var/lib/furnizo',
  writes: [],
  hasLowPort: false,
};

test('the unit that is written for the usual places is the one that comes with the program', () => {
  const file = readFileSync(join(import.meta.dirname, '../../deploy/furnizo.service'), 'utf8');
  expect(systemdUnit(USUAL)).toBe(file.slice(file.indexOf('[Unit]')));
});

test('elsewhere it may write into the folders of the shop, and open port 443 where that is set', () => {
  const unit = systemdUnit({
    ...USUAL,
    user: 'arta',
    command: ['/usr/bin/node', '/home/arta/Dyqani im/main.js'],
    folder: '/srv/100%',
    writes: ['/mnt/disk'],
    hasLowPort: true,
  });
  for (const line of [
    'User=arta',
    'WorkingDirectory=/srv/100%%',
    'ReadWritePaths=/srv/100%%',
    'ReadWritePaths=/mnt/disk',
    'ExecStart=/usr/bin/node "/home/arta/Dyqani im/main.js" serve',
    'AmbientCapabilities=CAP_NET_BIND_SERVICE',
    'CapabilityBoundingSet=CAP_NET_BIND_SERVICE',
    'ProtectHome=no',
  ])
    expect(unit.split('\n')).toContain(line);
  expect(unit).not.toContain('StateDirectory');
});

test('the task of Windows starts with the machine, without an end, in the folder of the shop', () => {
  const task = windowsTask({
    ...USUAL,
    user: 'PC\\Arta',
    command: ['C:\\Arta & Co\\furnizo.exe'],
    folder: 'C:\\Arta & Co',
  });
  expect(task).toContain('<Command>C:\\Arta &amp; Co\\furnizo.exe</Command>');
  expect(task).toContain('<Arguments>serve</Arguments>');
  expect(task).toContain('<WorkingDirectory>C:\\Arta &amp; Co</WorkingDirectory>');
  expect(task).toContain('<UserId>PC\\Arta</UserId><LogonType>S4U</LogonType>');
  expect(task).toContain('<ExecutionTimeLimit>PT0S</ExecutionTimeLimit>');
});
