import type { Environment } from 'vitest/runtime'
import { builtinEnvironments } from 'vitest/runtime'

/** jsdom's own versions of these cannot carry a request through to the server code; Node's can. */
const NATIVE = [
  'FormData',
  'File',
  'Blob',
  'Headers',
  'Request',
  'Response',
  'fetch',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'structuredClone',
] as const

const ORIGIN = 'http://127.0.0.1:4000'

const environment: Environment = {
  name: 'jsdom-native',
  viteEnvironment: 'ssr',
  async setup(global: typeof globalThis, options) {
    const saved = NATIVE.map((name) => [name, globalThis[name]] as const)
    const running = await builtinEnvironments.jsdom.setup(global, { ...options, jsdom: { url: ORIGIN } })
    for (const [name, value] of saved)
      Object.defineProperty(global, name, { value, writable: true, configurable: true })
    return running
  },
}
export default environment
