import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** `npm ci` installs the Node version that the tools need; this file itself also runs on Node 20. */
const bundled = resolve('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
const node24 = () => (existsSync(bundled) ? bundled : process.execPath)

/**
 * Starts one of our scripts under the project's own Node.
 *
 * @param {string} script
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [env]
 * @param {import('node:child_process').StdioOptions} [stdio] where its output goes
 */
export function start(script, args = [], env = process.env, stdio = 'inherit') {
  return fork(script, args, { execPath: node24(), execArgv: [], env, stdio })
}

/** In a script that `start` has started: it ends with the process that did, even when that is killed. */
export const endWithParent = () => process.once('disconnect', () => process.exit())

/**
 * Runs a script to its end and throws when it fails.
 *
 * @param {string} script
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<void>}
 */
export async function run(script, args, env) {
  const code = await finished(start(script, args, env))
  if (code !== 0) throw new Error(`${script} ended with ${code}`)
}

/**
 * Runs a script to its end. If it fails, it has said why: this process ends with its code and says nothing more.
 *
 * @param {string} script
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<void>}
 */
export async function runOrEnd(script, args, env) {
  const code = await finished(start(script, args, env))
  if (code !== 0) process.exit(code)
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export function finished(child) {
  return new Promise((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1))),
  )
}
