import Typography from '@mui/material/Typography'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkList } from '#src/contract/entities/figures/work-list.ts'

/** Names what was looked at, where nothing was found: nobody takes for looked at what is not. */
export function LookedAt({ work, sx }: { work: WorkList } & Pick<ComponentProps<typeof Typography>, 'sx'>) {
  const { t } = useTranslation('work-list')
  if (work.items.length > 0) return null
  return (
    <Typography variant="body2" color="textSecondary" sx={sx}>
      {t('looked', { what: work.looked_at.map((kind) => t(`kind.${kind}`)).join('; ') })}
    </Typography>
  )
}
