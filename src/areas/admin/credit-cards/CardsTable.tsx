import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CARD_TEXTS } from '#src/contract/catalogue/card-consistency.ts'
import type { CreditCard } from '#src/contract/entities/catalogue/credit-card.ts'
import { withoutHindi } from '#src/contract/local-text.ts'
import { TrashIcon } from '#src/ui/form/icons.tsx'
import { HindiMissing } from '#src/ui/language/HindiMissing.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import type { Column, Filter } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { EditableCell } from '#src/ui/table/EditableCell.tsx'
import { useRowChoice } from '#src/ui/table/row-choice.ts'
import { localSource } from '#src/ui/table/table-source.ts'
import type { TableSetup } from '#src/ui/table/table-state.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { CardSwitch } from './CardSwitch.tsx'
import { CardThumb } from './CardThumb.tsx'
import type { EditableProperty } from './edit-rules.ts'

interface CardActs {
  onEdit: (card: CreditCard, property: EditableProperty) => void
  onRemove: (card: CreditCard) => void
  onHistory: (card: CreditCard) => void
}

interface CardsTableProps extends CardActs {
  cards: readonly CreditCard[] | undefined
  error: Error | null
  onRetry: () => void
  onCreate: () => void
  /** What can be done with the chosen cards. */
  bulk: (nameOf: (id: number) => string, picked: ReturnType<typeof useRowChoice>) => ReactNode
}

const SETUP: TableSetup = {
  sortable: ['sort_order', 'category_name'],
  sort: { key: 'sort_order', direction: 'asc' },
  filters: ['secured', 'status'],
}

const isWithoutHindi = (card: CreditCard, property: EditableProperty): boolean =>
  withoutHindi(card, CARD_TEXTS).some((each) => each === property)

/** The catalogue: every value with its way to change it. */
export function CardsTable({ cards, error, onRetry, onCreate, onEdit, onRemove, onHistory, bulk }: CardsTableProps) {
  const { t } = useTranslation(['credit-cards', 'table'])
  const state = useTableState(SETUP)
  const picked = useRowChoice()
  const columns = useCardColumns({ onEdit, onRemove, onHistory })
  const filters: Filter<CreditCard>[] = (['secured', 'status'] as const).map((key) => ({
    key,
    label: t(`columns.${key}`),
    kind: 'choice',
    options: ['1', '0'].map((value) => ({ value, label: t(value === '1' ? 'on' : 'off') })),
    matches: (card, value) => String(card[key]) === value,
  }))

  return (
    <DataTable
      name="credit-cards"
      label={t('title')}
      search={t('search')}
      columns={columns}
      filters={filters}
      state={state}
      source={localSource({ rows: cards, error, onRetry }, columns, filters, state.view)}
      rowKey={(card) => card.category_id}
      choice={{
        ...picked,
        labelOf: ({ category_name }) => t('table:chooseRow', { name: category_name }),
        acts: bulk((id) => cards?.find((card) => card.category_id === id)?.category_name ?? String(id), picked),
      }}
      failed={t('failed')}
      empty={
        <>
          <Typography sx={{ mb: 4 }}>{t('empty')}</Typography>
          <Button variant="contained" onClick={onCreate}>
            {t('create.button')}
          </Button>
        </>
      }
    />
  )
}

/** Every value of a card with its way to change it. */
function useCardColumns({ onEdit, onRemove, onHistory }: CardActs): Column<CreditCard>[] {
  const { t } = useTranslation(['credit-cards', 'table'])
  const editable = (property: TextProperty, align?: 'right') =>
    function cell(card: CreditCard) {
      return <ValueCell card={card} property={property} align={align} onEdit={onEdit} />
    }
  return [
    {
      key: 'sort_order',
      header: t('columns.sort_order'),
      align: 'right',
      minWidth: 96,
      sortable: true,
      value: (card) => card.sort_order,
      cell: editable('sort_order', 'right'),
    },
    {
      key: 'category_img_thumb',
      header: t('columns.category_img_thumb'),
      value: (card) => card.category_img_thumb,
      cell: (card) => (
        <EditableCell
          over
          label={t('edit.label', { name: card.category_name, field: t('fields.category_img_thumb') })}
          onEdit={() => onEdit(card, 'category_img_thumb')}
        >
          <CardThumb card={card} />
        </EditableCell>
      ),
    },
    {
      key: 'category_name',
      header: t('columns.category_name'),
      minWidth: 150,
      sortable: true,
      names: true,
      searchable: true,
      value: (card) => card.category_name,
      cell: editable('category_name'),
    },
    {
      key: 'key_feature',
      header: t('columns.key_feature'),
      minWidth: 150,
      value: (card) => card.key_feature,
      cell: editable('key_feature'),
    },
    {
      key: 'annual_fee',
      header: t('columns.annual_fee'),
      minWidth: 116,
      value: (card) => card.annual_fee,
      cell: editable('annual_fee'),
    },
    {
      key: 'utm_link',
      header: t('columns.utm_link'),
      minWidth: 108,
      headerHelp: <AboutUtm />,
      value: (card) => card.utm_link,
      cell: (card) => <ViewLink card={card} property="utm_link" onEdit={onEdit} />,
    },
    {
      key: 'marketing_bullets',
      header: t('columns.marketing_bullets'),
      value: (card) => card.marketing_bullets.join('\n'),
      cell: (card) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <ViewLink card={card} property="marketing_bullets" onEdit={onEdit} />
          <span>{card.marketing_bullets.length}</span>
          {isWithoutHindi(card, 'marketing_bullets') && <HindiMissing />}
        </Box>
      ),
    },
    {
      key: 'secured',
      header: t('columns.secured'),
      value: (card) => card.secured,
      align: 'center',
      cell: (card) => <CardSwitch card={card} property="secured" />,
    },
    {
      key: 'status',
      header: t('columns.status'),
      value: (card) => card.status,
      align: 'center',
      cell: (card) => <CardSwitch card={card} property="status" />,
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      align: 'center',
      cell: (card) => <CardButtons card={card} onRemove={onRemove} onHistory={onHistory} />,
    },
  ]
}

interface ViewLinkProps extends Pick<CardActs, 'onEdit'> {
  card: CreditCard
  property: 'utm_link' | 'marketing_bullets'
}

/** The way to a value that is too long for a cell. */
function ViewLink({ card, property, onEdit }: ViewLinkProps) {
  const { t } = useTranslation('credit-cards')
  return (
    <Link
      component="button"
      onClick={() => onEdit(card, property)}
      sx={{ minHeight: 44, fontWeight: 500, textAlign: 'left' }}
    >
      {t(property === 'utm_link' ? 'viewUtm' : 'viewFeature')}
    </Link>
  )
}

/** What the address of a card is for. */
function AboutUtm() {
  const { t } = useTranslation('credit-cards')
  return (
    <Tooltip title={t('utmHelp')} describeChild>
      <IconButton size="small" aria-label={t('utmAbout')} sx={{ my: -1.5 }}>
        <Icon name="info" size={18} />
      </IconButton>
    </Tooltip>
  )
}

function CardButtons({ card, onRemove, onHistory }: Pick<CardActs, 'onRemove' | 'onHistory'> & { card: CreditCard }) {
  const { t } = useTranslation('credit-cards')
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center' }}>
      <IconButton
        aria-label={t('history', { name: card.category_name })}
        onClick={() => onHistory(card)}
        sx={{ width: 44, height: 44 }}
      >
        <Icon name="clock" />
      </IconButton>
      <IconButton
        aria-label={t('remove.label', { name: card.category_name })}
        onClick={() => onRemove(card)}
        sx={{ width: 44, height: 44, '&:hover': { color: 'error.main' } }}
      >
        <TrashIcon sx={{ fontSize: 20 }} />
      </IconButton>
    </Box>
  )
}

type TextProperty = 'sort_order' | 'category_name' | 'key_feature' | 'annual_fee'

interface ValueCellProps extends Pick<CardActs, 'onEdit'> {
  card: CreditCard
  property: TextProperty
  align: 'right' | undefined
}

function ValueCell({ card, property, align, onEdit }: ValueCellProps) {
  const { t } = useTranslation('credit-cards')
  return (
    <EditableCell
      over={align === undefined}
      label={t('edit.label', { name: card.category_name, field: t(`fields.${property}`) })}
      {...(align && { align })}
      onEdit={() => onEdit(card, property)}
    >
      {card[property]}
      {isWithoutHindi(card, property) && <HindiMissing />}
    </EditableCell>
  )
}
