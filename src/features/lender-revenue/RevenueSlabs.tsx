import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { LenderRevenue } from '#src/contract/entities/earnings/lender-revenue.ts'
import type { SlabsList } from '#src/contract/entities/earnings/terms.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { useDatedSlabs, useRevenueTypes, useSlabs } from './hooks.ts'
import { RemoveSlabDialog } from './RemoveSlabDialog.tsx'
import { SlabDayProvider } from './slab-day.tsx'
import { SlabDayField } from './SlabDayField.tsx'
import { SlabDialog } from './SlabDialog.tsx'
import { SlabFlags } from './SlabFlags.tsx'
import { SlabSimulator } from './SlabSimulator.tsx'
import { SlabTable } from './SlabTable.tsx'
import { SlabVersions } from './SlabVersions.tsx'

type Opened = { what: 'edit' | 'remove'; slab: LenderRevenue } | { what: 'add' } | null

interface RevenueSlabsProps {
  lenderId: number
  /** A change of them waits for a second person. */
  waits?: boolean
}

/** What a lender pays, and from which day on: nothing is changed before that is known. */
export function RevenueSlabs({ lenderId, waits = false }: RevenueSlabsProps) {
  const { t } = useTranslation('revenue')
  const dated = useDatedSlabs(lenderId)
  return (
    <Loaded query={dated} failed={t('failed')} waiting={<Skeleton variant="rounded" height={240} />}>
      {(list) => (
        <SlabDayProvider lenderId={lenderId} list={list}>
          <Slabs lenderId={lenderId} list={list} waits={waits} />
        </SlabDayProvider>
      )}
    </Loaded>
  )
}

/** Slabs in the order in which they are tried, what is wrong with them, and a way to try them out. */
function Slabs({ lenderId, list: dated, waits }: { lenderId: number; list: SlabsList; waits: boolean }) {
  const { t } = useTranslation('revenue')
  const slabs = useSlabs(lenderId)
  const types = useRevenueTypes()
  const [opened, setOpened] = useOpened<Opened>(null)
  const close = () => setOpened(null)
  const list = slabs.data ?? []
  const placeOf = (slab: LenderRevenue) => list.findIndex(({ id }) => id === slab.id) + 1
  return (
    <Paper component="section" aria-labelledby="revenue-title" sx={{ overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, px: 6, py: 4 }}>
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <Typography variant="h4" component="h2" id="revenue-title">
            {t('title')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('lead')}
          </Typography>
        </Box>
        <Button
          variant="contained"
          startIcon={<Icon name="plus" />}
          disabled={!slabs.isSuccess || !types.isSuccess}
          onClick={() => setOpened({ what: 'add' })}
        >
          {t('add')}
        </Button>
      </Box>
      <SlabDayField />
      <Box sx={{ px: 6, '& > *': { pb: 4 } }}>
        <Loaded query={types} failed={t('typesFailed')} waiting={null}>
          {() => null}
        </Loaded>
      </Box>
      <Loaded
        query={slabs}
        failed={t('failed')}
        waiting={
          <Box role="status" aria-label={t('loading')} sx={{ px: 6, pb: 6 }}>
            <Skeleton height={56} />
            <Skeleton height={56} />
          </Box>
        }
        empty={<Typography sx={{ px: 6, pb: 6 }}>{t(waits ? 'emptyWaits' : 'empty')}</Typography>}
      >
        {() => (
          <>
            <SlabTable
              lenderId={lenderId}
              slabs={list}
              types={types.data ?? []}
              onEdit={(slab) => setOpened({ what: 'edit', slab })}
              onRemove={(slab) => setOpened({ what: 'remove', slab })}
            />
            <SlabFlags slabs={list} />
            <SlabSimulator slabs={list} />
          </>
        )}
      </Loaded>
      <SlabVersions lenderId={lenderId} list={dated} />
      {(opened?.what === 'add' || opened?.what === 'edit') && (
        <SlabDialog
          lenderId={lenderId}
          slab={opened.what === 'edit' ? opened.slab : null}
          place={opened.what === 'edit' ? placeOf(opened.slab) : list.length + 1}
          types={types.data ?? []}
          onClose={close}
        />
      )}
      {opened?.what === 'remove' && <RemoveSlabDialog lenderId={lenderId} slab={opened.slab} onClose={close} />}
    </Paper>
  )
}
