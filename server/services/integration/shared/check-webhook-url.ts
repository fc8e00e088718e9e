import { urlProblem } from '#server/adapters/webhooks/public-address.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#src/contract/errors.ts'

const REASONS = {
  https: 'rules:webhookHttps',
  private: 'rules:webhookPrivate',
  port: 'rules:webhookPort',
} as const

/** The address as it is kept. @throws AppError `validation` for one that we do not call */
export function checkWebhookUrl({ env }: Pick<Deps, 'env'>, text: string): string {
  const url = new URL(text)
  const problem = urlProblem(url, env.mode !== 'live')
  if (problem !== null)
    throw new AppError('validation', 'Check the highlighted field.', {
      errors: { url: REASONS[problem] },
    })
  return url.href
}
