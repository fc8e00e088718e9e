import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { PRESSING, WORK_KINDS } from '#src/contract/entities/figures/work-kinds.ts'
import type { WorkItem, WorkList } from '#src/contract/entities/figures/work-list.ts'
import { PAGES } from '#src/contract/pages.ts'
import { useWorkWords } from '#src/features/work-list/use-work-words.ts'
import { keyOfWork, workAddress } from '#src/features/work-list/work-address.ts'
import { count } from '#src/lib/format.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'

/** What waits: how many, since when, whose, and the way there. */
export function WorkItems({ work: { items, as_of } }: { work: WorkList }) {
  const { t } = useTranslation('work-list')
  return (
    <Card variant="outlined">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, px: { xs: 4, sm: 5 }, py: 4 }}>
        <Typography variant="h4" component="h2" sx={{ mr: 'auto' }}>
          {t('title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('order')}
        </Typography>
      </Box>
      <Box component="ul" aria-label={t('title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <Row key={keyOfWork(item)} item={item} asOf={as_of} />
        ))}
      </Box>
    </Card>
  )
}

function Row({ item, asOf }: { item: WorkItem; asOf: string }) {
  const { t } = useTranslation(['work-list', 'staff-titles'])
  const page = t(`staff-titles:${PAGES[WORK_KINDS[item.kind]].titleKey}`)
  const { name, detail } = useWorkWords(asOf)(item)
  const late = PRESSING.includes(item.kind)
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '48px minmax(0, 1fr)', sm: '48px minmax(0, 1fr) auto 240px' },
        alignItems: 'center',
        columnGap: 4,
        rowGap: { xs: 0, sm: 2 },
        px: { xs: 4, sm: 5 },
        py: 3,
        minHeight: 64,
        borderTop: 1,
        borderColor: 'divider',
        borderLeft: 4,
        borderLeftColor: late ? 'error.main' : 'transparent',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          height: 40,
          minWidth: 40,
          borderRadius: 1,
          fontWeight: 700,
          backgroundColor: 'action.hover',
          color: late ? 'error.main' : 'text.primary',
        }}
      >
        {count(item.count)}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
      </Box>
      {/* On a phone one line under the words, the way there as a mere link. */}
      <Box
        sx={{
          gridColumn: 2,
          display: { xs: 'flex', sm: 'contents' },
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 4,
        }}
      >
        <Box sx={{ display: { xs: late ? 'block' : 'none', sm: 'block' } }}>
          {late && <StatusBadge tone="err">{t('late')}</StatusBadge>}
        </Box>
        <Button
          component={RouterLink}
          to={workAddress(item, asOf)}
          variant="outlined"
          size="small"
          aria-label={t('openOf', { page, name })}
          sx={{
            minHeight: 44,
            textAlign: { xs: 'left', sm: 'center' },
            px: { xs: 0, sm: 3 },
            borderStyle: { xs: 'none', sm: 'solid' },
          }}
        >
          {t('open', { page })}
        </Button>
      </Box>
    </Box>
  )
}
