/** A disk with faults. Tests replace the modules of Node with these versions, using `vi.mock`. */

export const disk = {
  /** The number of write operations so far. */
  calls: 0,
  /** Returns the error of an operation, by its name and number, or undefined if it succeeds. */
  fault: (_name: string, _call: number): Error | undefined => undefined,
  repair(): void {
    disk.fault = () => undefined;
  },
};

type Operation = (...args: never[]) => unknown;

/** Replaces the write operations of a module with versions that count calls and fail according to `disk.fault`. */
function withFaults<T extends object>(module: T, names: readonly (keyof T & string)[]): T {
  const operations = names.map((name) => {
    const operation = module[name] as Operation;
    return [
      name,
      (...args: never[]) => {
        disk.calls += 1;
        const error = disk.fault(name, disk.calls);
        if (error !== undefined) throw error;
        return operation.apply(module, args);
      },
    ];
  });
  return { ...module, ...Object.fromEntries(operations) };
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
  const faulty = withFaults(real, ["mkdir", "open", "writeFile", "copyFile", "rename", "rm"]);
  const open = async (...args: Parameters<typeof real.open>) => {
    const handle = await faulty.open(...args);
    const { writeFile, sync } = withFaults(handle, ["writeFile", "sync"]);
    return Object.assign(handle, { writeFile, sync });
  };
  return { ...faulty, open };
}

/** Simulates a full disk from an operation on: writing fails, but renaming and removing succeed. */
export function fullFrom(from: number): typeof disk.fault {
  return (name, call) =>
    call >= from && /^(?:mkdir|open|write|copy)/.test(name)
      ? Object.assign(new Error("ENOSPC"), { code: "ENOSPC", syscall: name })
      : undefined;
}

/** Simulates a process that dies at an operation: every later operation fails. */
export function deadFrom(from: number): typeof disk.fault {
  return (_, call) => (call >= from ? new Error("dead") : undefined);
}
