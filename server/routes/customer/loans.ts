import { exitLoan } from '#server/services/loans/exit-loan.ts'
import { getLoan } from '#server/services/loans/get-loan.ts'
import { setEmiReminder } from '#server/services/loans/set-emi-reminder.ts'
import type { loanEndpoints } from '#src/contract/endpoints/customer/loans.ts'
import type { Handlers } from '../../http/handler.ts'

export const loanRoutes: Handlers<typeof loanEndpoints> = {
  getLoan: async ({ deps, params, by }) => ({ data: await getLoan(deps, params.appId, by) }),
  exitLoan: async ({ deps, params, body, by }) => ({
    data: await exitLoan(deps, params.appId, body, by),
  }),
  setEmiReminder: async ({ deps, params, body, by }) => ({
    data: await setEmiReminder(deps, params.appId, body, by),
  }),
}
