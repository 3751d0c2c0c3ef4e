/** A disk that breaks, for tests: `vi.mock` puts these in place of the modules of Node. */

export const disk = {
  /** How often it was written to. */
  calls: 0,
  /** What a call fails with, by its name and its number. */
  fault: (_name: string, _call: number): Error | undefined => undefined,
  repair(): void {
    disk.fault = () => undefined;
  },
};

type Call = (...given: never[]) => unknown;

/** The calls of a module that write, which break from a chosen one on. */
function withFaults<T extends object>(module: T, names: readonly (keyof T & string)[]): T {
  const broken = names.map((name) => {
    const call = module[name] as Call;
    return [
      name,
      (...given: never[]) => {
        disk.calls += 1;
        const failure = disk.fault(name, disk.calls);
        if (failure !== undefined) throw failure;
        return call.apply(module, given);
      },
    ];
  });
  return { ...module, ...Object.fromEntries(broken) };
}

export function faultyFs(real: typeof import("node:fs")): typeof real {
  return withFaults(real, [
    "mkdirSync",
    "openSync",
    "writeFileSync",
    "writeSync",
    "fsync",
    "fsyncSync",
    "renameSync",
    "rmSync",
  ]);
}

export function faultyFsPromises(real: typeof import("node:fs/promises")): typeof real {
  const broken = withFaults(real, ["mkdir", "open", "writeFile", "rename", "rm"]);
  const open = async (...given: Parameters<typeof real.open>) => {
    const handle = await broken.open(...given);
    const { writeFile, sync } = withFaults(handle, ["writeFile", "sync"]);
    return Object.assign(handle, { writeFile, sync });
  };
  return { ...broken, open };
}

/** Nothing more can be written from a call on; what is there can be renamed and removed. */
export function fullFrom(from: number): typeof disk.fault {
  return (name, call) =>
    call >= from && /^(?:mkdir|open|write)/.test(name)
      ? Object.assign(new Error("ENOSPC"), { code: "ENOSPC", syscall: name })
      : undefined;
}

/** As if the process had died at a call: nothing happens from there on. */
export function deadFrom(from: number): typeof disk.fault {
  return (_, call) => (call >= from ? new Error("dead") : undefined);
}
