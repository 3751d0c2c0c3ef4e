import type { Command } from "commander";
import type { CommandContext } from "../context/command-context.ts";
import type { CommandResult } from "../context/command-result.ts";

/**
 * Function that runs a command. After the context come the arguments and options in the order in which commander passes
 * them. An action that runs until it is interrupted returns its results one by one, or undefined if it writes its output
 * itself.
 */
export type Action = (
  context: CommandContext,
  ...args: never[]
) => Promise<CommandResult | AsyncIterable<CommandResult> | undefined>;

/** Wraps an action whose module is imported only when the command runs. */
export type LazyAction = (load: () => Promise<Action>) => (...args: unknown[]) => Promise<void>;

/** Adds a command with its description, arguments and options to its parent. Imports only light modules. */
export type DeclareCommand = (parent: Command, lazyAction: LazyAction) => void;
