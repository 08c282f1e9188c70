export type ServicePlan = {
  readonly user: string;
  /** The program and its own options, before `serve`. */
  readonly command: readonly string[];
  /** The folder of `.env`. */
  readonly folder: string;
  /** Folders outside `folder` to which the shop writes. */
  readonly writes: readonly string[];
  readonly hasLowPort: boolean;
};

const STATE_FOLDER = '/var/lib/furnizo';

/** The systemd unit; `deploy/furnizo.service` is the one for the usual paths. */
export function systemdUnit({ user, command, folder, writes, hasLowPort }: ServicePlan): string {
  const capability = hasLowPort ? 'CAP_NET_BIND_SERVICE' : '';
  const places = folder === STATE_FOLDER ? writes : [folder, ...writes];
  const isInHome = [...command, ...places].some((path) => /^\/(home|root)\//.test(path));
  const folderLines = [
    ...(folder === STATE_FOLDER ? ['StateDirectory=furnizo', 'StateDirectoryMode=0700'] : []),
    ...places.map((path) => `ReadWritePaths=${quote(path)}`),
  ].join('\n');
  return `[Unit]
Description=Furnizo, the shop of a wholesale distributor
After=network-online.target
Wants=network-online.target

[Service]
User=${user}
Group=${user}
${folderLines}
CacheDirectory=furnizo
WorkingDirectory=${quote(folder)}
Environment=XDG_CACHE_HOME=/var/cache/furnizo MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
ExecStart=${command.map(quote).join(' ')} serve
# A wrong setting, a folder in use, a database that needs a person: trying again helps none of them.
Restart=on-failure
RestartSec=3
RestartPreventExitStatus=2 3 4 5 6
# It ends in order within 10 seconds.
TimeoutStopSec=20
LimitNOFILE=16384

UMask=0077
NoNewPrivileges=yes
CapabilityBoundingSet=${capability}
AmbientCapabilities=${capability}
ProtectSystem=strict
ProtectHome=${isInHome ? 'no' : 'yes'}
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
ProcSubset=pid
# Netlink tells the addresses of this machine, for the QR code.
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
RemoveIPC=yes
LockPersonality=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged @resources
# What copies the log and draws small pictures stands back; going before others takes a privilege it has not.
SystemCallFilter=setpriority
SystemCallErrorNumber=EPERM
# Not MemoryDenyWriteExecute: the JavaScript engine writes the code that it runs.

[Install]
WantedBy=multi-user.target
`;
}

/** systemd splits at spaces and expands `%` and `$`. */
function quote(path: string): string {
  const plain = path.replaceAll('%', '%%').replaceAll('$', '$$$$');
  return /[\s"'\\]/.test(plain) ? `"${plain.replaceAll(/["\\]/g, '\\$&')}"` : plain;
}

export function windowsTask({ user, command, folder }: ServicePlan): string {
  const [program = '', ...options] = command;
  const given = [...options, 'serve'].map((option) => (/\s/.test(option) ? `"${option}"` : option)).join(' ');
  return `<?xml version="1.0" encoding="UTF-16"?>
<Task version="1.3" xmlns="http://schemas.microsoft.com/windows/2004/02/mit/task">
  <RegistrationInfo><Description>Furnizo, the shop of a wholesale distributor</Description></RegistrationInfo>
  <Triggers><BootTrigger><Enabled>true</Enabled></BootTrigger></Triggers>
  <Principals>
    <Principal id="Author"><UserId>${escapeXml(user)}</UserId><LogonType>S4U</LogonType></Principal>
  </Principals>
  <Settings>
    <MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>
    <DisallowStartIfOnBatteries>false</DisallowStartIfOnBatteries>
    <StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>
    <ExecutionTimeLimit>PT0S</ExecutionTimeLimit>
    <RestartOnFailure><Interval>PT1M</Interval><Count>999</Count></RestartOnFailure>
    <Priority>5</Priority>
  </Settings>
  <Actions Context="Author">
    <Exec>
      <Command>${escapeXml(program)}</Command>
      <Arguments>${escapeXml(given)}</Arguments>
      <WorkingDirectory>${escapeXml(folder)}</WorkingDirectory>
    </Exec>
  </Actions>
</Task>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
