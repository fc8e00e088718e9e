import type { Clock } from '#server/clock.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import type { NumberRegister } from './number-register.ts'

/** No operator is asked. Numbers that end in 7777 stand in the register. */
export const createSandboxNumberRegister = (clock: Clock): NumberRegister => ({
  sandbox: true,
  look: (numbers) =>
    Promise.resolve({
      scrub_id: `DEMO-${istDay(clock.now())}`,
      registered: new Set(numbers.filter((number) => number.endsWith('7777'))),
    }),
})
