import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Brand } from '#src/contract/brands/brand.ts'
import {
  applyFunnel,
  funnelConfigSchema,
  PLAIN_FUNNEL,
  withinSwitches,
} from '#src/contract/entities/partners/funnel-config.ts'
import type { FunnelConfig } from '#src/contract/entities/partners/funnel-config.ts'
import { inEveryLocale, LOCALES } from '#src/contract/entities/shared/language.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { problemsOf } from '#src/lib/problems.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { withoutChanged } from '#src/ui/form/without-changed.ts'
import { ColoursPart } from './ColoursPart.tsx'
import type { OwnFunnel } from './hooks.ts'
import { usePublish, useRollBack, useSaveDraft } from './hooks.ts'
import { PhonePreview } from './PhonePreview.tsx'
import { ProductsPart } from './ProductsPart.tsx'
import { Versions } from './Versions.tsx'
import { FieldsPart, HeadlinePart } from './WordsParts.tsx'

const NO_WORDS = inEveryLocale(() => '')

const startOf = ({ draft, published, allowed }: OwnFunnel): FunnelConfig =>
  withinSwitches(draft ?? published ?? PLAIN_FUNNEL, allowed)

interface FunnelEditorProps {
  funnel: OwnFunnel
  /** The brand without its funnel. */
  base: Brand
  readOnly: boolean
}

/** What the partner changes, beside a phone that shows it at once. What was typed stays when a save is refused. */
export function FunnelEditor({ funnel, base, readOnly }: FunnelEditorProps) {
  const { t } = useTranslation(['partner-funnel', 'rules'])
  const [typed, setTyped] = useState(() => startOf(funnel))
  // What this editor has seen: another's change is not overwritten, only because the page has heard of it.
  const [seen, setSeen] = useState(funnel.state)
  const [round, setRound] = useState(0)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const save = useSaveDraft()
  const publish = usePublish()
  const rollBack = useRollBack()
  const busy = save.isPending || publish.isPending || rollBack.isPending
  const { allowed } = funnel
  const lock = (part: keyof typeof allowed) => readOnly || !allowed[part]
  const preview = applyFunnel(base, typed, allowed)

  const change = (part: Partial<FunnelConfig>) => {
    setTyped({ ...typed, ...part })
    setProblems(withoutChanged(problems, part))
  }
  const takeTheirs = () => {
    setTyped(startOf(funnel))
    setSeen(funnel.state)
    setRound(round + 1)
    setProblems({})
  }
  const ready = (): boolean => {
    const wrong = problemsOf(funnelConfigSchema, typed)
    setProblems(wrong)
    const [first] = Object.keys(wrong)
    if (first) document.getElementById(`funnel-${first.replace('.', '-')}`)?.focus()
    return first === undefined
  }
  const refused = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'conflict') return
    if (error instanceof ApiError && error.errors) setProblems(error.errors)
    toastError(error)
  }
  const run = (write: typeof save | typeof publish, done: string) => {
    if (busy || !ready()) return
    write.mutate(
      { state: seen, config: typed },
      {
        onSuccess: ({ state }) => {
          setSeen(state)
          toast.success(t(done))
        },
        onError: refused,
      },
    )
  }
  const goBack = (version: number) =>
    rollBack.mutate(
      { state: seen, version },
      {
        onSuccess: ({ state }) => {
          const config = version === 0 ? PLAIN_FUNNEL : funnel.versions.find((each) => each.version === version)?.config
          setTyped(withinSwitches(config ?? PLAIN_FUNNEL, allowed))
          setSeen(state)
          setRound(round + 1)
          toast.success(t('versions.done'))
        },
        onError: refused,
      },
    )
  // While a save is under way the news is our own.
  const elsewhere = funnel.state !== seen && !busy
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' } }}>
      <Box>
        {elsewhere && (
          <Alert severity="warning" role="alert" sx={{ mb: 4 }}>
            {t('conflict.text')}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
              <Button size="small" variant="outlined" onClick={takeTheirs}>
                {t('conflict.theirs')}
              </Button>
              <Button size="small" variant="outlined" onClick={() => setSeen(funnel.state)}>
                {t('conflict.mine')}
              </Button>
            </Box>
          </Alert>
        )}
        <ProductsPart
          key={round}
          products={typed.products}
          allowed={readOnly ? { ...allowed, products: false, order: false } : allowed}
          problem={problems['products'] ? t(problems['products']) : null}
          onChange={(products) => change({ products })}
        />
        <HeadlinePart
          headline={typed.headline ?? NO_WORDS}
          locked={lock('headline')}
          problems={problems}
          onChange={(headline) => change({ headline: LOCALES.some((locale) => headline[locale]) ? headline : null })}
        />
        <ColoursPart
          base={base}
          colours={typed.colours}
          locked={lock('colours')}
          onChange={(colours) => change({ colours })}
        />
        <FieldsPart fields={typed.fields} locked={lock('fields')} onChange={(fields) => change({ fields })} />
        {!readOnly && Object.values(allowed).some(Boolean) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 5 }}>
            <Button variant="contained" aria-busy={publish.isPending} onClick={() => run(publish, 'published')}>
              {t('publish')}
            </Button>
            <Button variant="outlined" aria-busy={save.isPending} onClick={() => run(save, 'saved')}>
              {t('save')}
            </Button>
          </Box>
        )}
        <Versions versions={funnel.versions} readOnly={readOnly} busy={busy} onRollBack={goBack} />
      </Box>
      <PhonePreview brand={preview} />
    </Box>
  )
}
