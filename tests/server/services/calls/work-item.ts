import type { WorkKind, WorkList } from '#src/contract/entities/figures/work-list.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { bodyOf } from '../shared/journey.ts'

export const findWorkItem = async (who: Browser, kind: WorkKind) =>
  bodyOf<WorkList>(await who.get('/api/work-list')).items.find((each) => each.kind === kind)
