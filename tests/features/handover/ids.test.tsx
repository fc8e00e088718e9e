import { describe, expect, it } from 'vitest'
import { applicationIn } from '#src/features/handover/ids.ts'
import { handOverTarget } from '#src/features/lenders/hand-over-target.ts'

const HERE = 'https://creditlane.example'
const PAYLOADS = [
  'https://evil.example',
  'http://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://creditlane.example@evil.example',
  'https://creditlane.example.evil.example',
  '//evil.example/%2f..',
  '/%09/evil.example',
  '\t//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'app_x/../../evil.example',
  'app_x?url=https://evil.example',
]

describe('open redirects', () => {
  it.each(PAYLOADS)('%j is no application', (payload) => {
    expect(applicationIn(new URLSearchParams({ app: payload }), 'app')).toBeNull()
  })

  it.each(PAYLOADS)('%j is opened by no script, and leaves only over https', (payload) => {
    const target = handOverTarget(payload, HERE)
    if (target?.kind === 'away') expect(target.url).toMatch(/^https:\/\//)
    if (target?.kind === 'here') expect(new URL(target.path, HERE).origin).toBe(HERE)
  })

  it('an application is one', () => {
    expect(applicationIn(new URLSearchParams({ app: 'app_Zm-mj6_x' }), 'app')).toBe('app_Zm-mj6_x')
  })
})
