import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

const SLOWEST = 10

/** Says at the end of each run what it cost, in processor seconds of the workers: by project, and the slowest files. */
export default class TimeReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules
      .map((module) => ({
        project: module.project.name,
        path: relative('.', module.moduleId),
        cases: [...module.children.allTests()].length,
        seconds: module.meta().seconds ?? 0,
      }))
      .sort((a, b) => b.seconds - a.seconds)
    if (files.length < 2) return
    const projects = [...new Set(files.map(({ project }) => project))].map((project) => {
      const own = files.filter((file) => file.project === project)
      const sum = (key: 'cases' | 'seconds') => own.reduce((total, file) => total + file[key], 0)
      return row(sum('seconds'), `${project}: ${own.length} files, ${sum('cases')} cases`)
    })
    const slowest = files.slice(0, SLOWEST).map(({ seconds, path }) => row(seconds, path))
    process.stdout.write(
      ['', 'Processor seconds by project:', ...projects, 'The slowest files:', ...slowest, ''].join('\n'),
    )
  }
}

const row = (seconds: number, what: string): string => `${seconds.toFixed(1).padStart(8)}  ${what}`
