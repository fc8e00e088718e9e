import type { WorkKind } from '#src/contract/entities/figures/work-kinds.ts'
import type { Browser } from '#tests/setup/browser.ts'

export const findWorkItem = async (who: Browser, kind: WorkKind) =>
  (await who.call('getWorkList')).items.find((each) => each.kind === kind)
