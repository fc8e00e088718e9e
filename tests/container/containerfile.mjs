import { readFileSync } from 'node:fs'

/**
 * The instructions of a Containerfile, stage by stage. Only what ours uses is understood.
 * @returns {{ name: string, steps: { word: string, rest: string }[] }[]}
 */
export function readStages(path) {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const stages = []
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    if (word === 'FROM') stages.push({ name: / AS (\w+)$/.exec(rest)?.[1] ?? 'last', steps: [] })
    else stages.at(-1)?.steps.push({ word, rest })
  }
  return stages
}

/** What a COPY takes, from which stage (null: the checkout), and where to. */
export function readCopy(rest) {
  const parts = rest.split(' ')
  const from = parts[0].startsWith('--from=') ? parts.shift().slice('--from='.length) : null
  return { from, to: parts.pop(), sources: parts }
}
