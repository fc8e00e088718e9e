import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createLogger } from '#server/log.ts'
import { withRequestId } from '#server/request-id.ts'
import { AppError } from '#src/contract/errors.ts'

interface Line {
  msg: string
  request_id?: string
  err: { message: string; cause?: { message: string }; errors?: { message: string }[] }
}

function written(err: unknown, request: string | null = null): Line {
  const lines: string[] = []
  const log = createLogger('info', { write: (line) => void lines.push(line) })
  withRequestId(request, () => log.warn({ err }, 'it failed'))
  return JSON.parse(lines[0] ?? '') as Line
}

describe('a line of the log', () => {
  it('bears the number of the request that caused it', () => {
    expect(written(new Error('x'), 'r-1').request_id).toBe('r-1')
    expect(written(new Error('x'))).not.toHaveProperty('request_id')
  })

  it.each([
    [
      'several failures at once',
      new AggregateError([Object.assign(new Error('a'), { code: 'ECONNREFUSED' })]),
      'ECONNREFUSED',
    ],
    ['an error without words', new TypeError(''), 'TypeError'],
    ['an error of blanks', new Error(' \n'), 'Error'],
    [
      'a cause without words',
      new Error('', { cause: Object.assign(new Error(''), { code: 'ETIMEDOUT' }) }),
      'ETIMEDOUT',
    ],
    [
      'a refusal of ours',
      new AppError('not_available', 'x', { cause: new Error('did not answer in time') }),
      'not_available',
    ],
    ['what is no error', 'oops', 'not an error'],
  ])('says something of %s', (_, error, message) => {
    const { err, msg } = written(error)
    expect(msg).toBe('it failed')
    expect(err.message).toBe(message)
    for (const inner of [err.cause, ...(err.errors ?? [])]) expect(inner?.message ?? 'none').toMatch(/\S/)
  })

  it('names why a connection failed that was tried at several addresses', async () => {
    const failure = await new Promise((resolve) => {
      connect({
        host: 'localhost',
        port: 1,
        autoSelectFamily: true,
        lookup: (_host, _options, done) =>
          done(null, [
            { address: '127.0.0.1', family: 4 },
            { address: '::1', family: 6 },
          ]),
      }).once('error', resolve)
    })
    expect(failure).toBeInstanceOf(AggregateError)
    const { err } = written(failure)
    expect(err.message).toMatch(/^E[A-Z]+$/)
    expect(err.errors?.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^E[A-Z]+$/),
      expect.stringMatching(/^E[A-Z]+$/),
    ])
  })

  it('keeps personal data out of a message', () => {
    const { err } = written(new Error('asha@example.com 9876543210 ABCPR1234A'))
    expect(err.message).toBe('[email] [digits] [pan]')
  })
})
