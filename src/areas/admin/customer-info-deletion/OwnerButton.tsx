import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { ErasureDetail } from '#src/contract/entities/privacy/erasure-desk.ts'
import { useOwnErasure } from './hooks.ts'

/** Takes a request to look after, or gives it back. */
export function OwnerButton({ request }: { request: ErasureDetail }) {
  const { t } = useTranslation('erasure-desk')
  const act = useOwnErasure(request)
  return (
    <Button disabled={act.isPending} onClick={() => act.mutate()}>
      {t(request.own ? 'owner.give' : 'owner.take')}
    </Button>
  )
}
