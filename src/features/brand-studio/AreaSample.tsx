import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { BrandMark } from '#src/brand/BrandMark.tsx'
import type { Brand, LogoVariant } from '#src/contract/brands/brand.ts'
import { fontFamilyStack } from '#src/contract/brands/fonts.ts'
import { brandTokens } from '#src/contract/brands/tokens.ts'
import type { BrandTokens } from '#src/contract/brands/tokens.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'

export const AREAS = ['customer', 'partner', 'admin'] as const
export type Width = 'phone' | 'desktop'
type SampleWord =
  | 'hero'
  | 'range'
  | 'mobile'
  | 'send'
  | 'emi'
  | 'apr'
  | 'repay'
  | 'lender'
  | 'partnerArea'
  | 'link'
  | 'copy'
  | 'leads'
  | 'payment'
  | 'partners'
  | 'lenders'
  | 'tickets'
  | 'create'
  | 'on'

interface AreaSampleProps {
  area: (typeof AREAS)[number]
  brand: Brand
  language: Locale
  width: Width
  say: (key: `sample.${SampleWord}`) => string
}

interface Parts {
  brand: Brand
  tokens: BrandTokens
  wide: boolean
  language: Locale
  word: (name: SampleWord) => string
}

/** An area in miniature, drawn with the tokens that its pages get: what people see first, a card, and the main button. */
export function AreaSample({ area, brand, language, width, say }: AreaSampleProps) {
  const tokens = brandTokens(brand.primary, brand.secondary)
  const wide = width === 'desktop'
  const parts: Parts = { brand, tokens, wide, language, word: (name) => say(`sample.${name}`) }
  return (
    <Box
      lang={language}
      data-testid={`sample-${area}`}
      sx={{
        minWidth: wide ? 640 : 0,
        border: `1px solid ${tokens.line}`,
        borderRadius: '16px',
        overflow: 'hidden',
        backgroundColor: tokens.canvas,
        color: tokens.ink,
        fontFamily: fontFamilyStack(brand.font),
        fontSize: 13,
      }}
    >
      {area === 'customer' ? (
        <Customer {...parts} />
      ) : area === 'partner' ? (
        <Partner {...parts} />
      ) : (
        <Admin {...parts} />
      )}
    </Box>
  )
}

function Customer({ brand, tokens, wide, language, word }: Parts) {
  return (
    <>
      <Bar tokens={tokens}>
        <Name brand={brand} tokens={tokens} variant="light" coBrand />
      </Bar>
      <Box
        sx={{
          backgroundColor: tokens.brand,
          color: tokens.onBrand,
          p: wide ? '28px' : '16px',
          ...(wide && { display: 'grid', gridTemplateColumns: '1fr 280px', gap: '24px', alignItems: 'center' }),
        }}
      >
        <Box>
          <Box sx={{ fontWeight: 700, fontSize: wide ? 28 : 20, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
            {brand.headline?.[language] ?? word('hero')}
          </Box>
          <Box sx={{ color: tokens.onBrand2, mt: '4px', mb: wide ? 0 : '12px' }}>{word('range')}</Box>
        </Box>
        <Panel tokens={tokens}>
          {word('mobile')}
          <Box
            sx={{
              border: `1px solid ${tokens.lineStrong}`,
              borderRadius: '8px',
              p: '8px 10px',
              my: '6px',
              color: tokens.ink2,
            }}
          >
            {'+91  98•••'}
          </Box>
          <Fill tokens={tokens}>{word('send')}</Fill>
        </Panel>
      </Box>
      <Box sx={{ p: '16px', display: 'grid', gap: '12px', gridTemplateColumns: wide ? '1fr 1fr' : '1fr' }}>
        {[0, 1].map((at) => (
          <Panel key={at} tokens={tokens}>
            <Box sx={{ fontWeight: 700 }}>{word('lender')}</Box>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: '8px', my: '8px' }}>
              {(['emi', 'apr', 'repay'] as const).map((figure) => (
                <Box key={figure}>
                  <Box sx={{ color: tokens.ink2 }}>{word(figure)}</Box>
                  <Box sx={{ fontWeight: 700 }}>{FIGURES[figure]}</Box>
                </Box>
              ))}
            </Box>
            <Box sx={{ display: 'flex', gap: '2px', height: 8 }}>
              <Box sx={{ flex: 83, backgroundColor: tokens.action, borderRadius: '4px' }} />
              <Box sx={{ flex: 15, backgroundColor: tokens.fill2, borderRadius: '4px' }} />
              <Box sx={{ flex: 2, backgroundColor: '#B57600', borderRadius: '4px' }} />
            </Box>
          </Panel>
        ))}
      </Box>
    </>
  )
}

/** The sample of the design: three lakh rupees for 36 months. */
const FIGURES = { emi: '₹10,035', apr: '13.74%', repay: '₹3,61,260' } as const

function Partner({ brand, tokens, wide, word }: Parts) {
  return (
    <>
      <Bar tokens={tokens}>
        <Name brand={brand} tokens={tokens} variant="light" />
        <Box sx={{ color: tokens.ink2 }}>{word('partnerArea')}</Box>
      </Bar>
      <Box sx={{ p: '16px', display: 'grid', gap: '12px', gridTemplateColumns: wide ? '2fr 1fr 1fr' : '1fr 1fr' }}>
        <Box sx={{ gridColumn: wide ? 'auto' : '1 / -1' }}>
          <Panel tokens={tokens}>
            <Box sx={{ fontWeight: 700, mb: '6px' }}>{word('link')}</Box>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px' }}>
              <Box sx={{ flex: 1, minWidth: 0, color: tokens.link, overflowWrap: 'anywhere' }}>
                {`${brand.hosts?.[0]?.host ?? 'creditlane.example'}/go/7Q2`}
              </Box>
              <Box sx={{ backgroundColor: tokens.tint100, color: tokens.link, borderRadius: '10px', p: '6px 12px' }}>
                {word('copy')}
              </Box>
            </Box>
          </Panel>
        </Box>
        {(['leads', 'payment'] as const).map((figure) => (
          <Panel key={figure} tokens={tokens}>
            <Box sx={{ color: tokens.ink2 }}>{word(figure)}</Box>
            <Box sx={{ fontWeight: 700, fontSize: 18 }}>{figure === 'leads' ? '84' : '₹41,930'}</Box>
          </Panel>
        ))}
      </Box>
    </>
  )
}

function Admin({ brand, tokens, wide, word }: Parts) {
  const item = { px: '12px', py: '8px', borderRadius: '8px', borderLeft: '3px solid transparent' }
  return (
    <Box sx={{ display: 'flex', minHeight: 180 }}>
      <Box sx={{ width: wide ? 190 : '42%', p: '10px', backgroundColor: tokens.deep, color: tokens.onDeep2 }}>
        <Box sx={{ mb: '10px' }}>
          <Name brand={brand} tokens={tokens} variant="dark" />
        </Box>
        <Box sx={{ ...item, backgroundColor: tokens.deep2, color: tokens.onDeep, borderLeftColor: tokens.brandOnDeep }}>
          {word('partners')}
        </Box>
        <Box sx={item}>{word('lenders')}</Box>
        <Box sx={item}>{word('tickets')}</Box>
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, p: '14px' }}>
        <Box sx={{ fontWeight: 700, fontSize: 16, mb: '8px' }}>{word('partners')}</Box>
        <Box sx={{ width: 'fit-content', mb: '12px' }}>
          <Fill tokens={tokens}>{word('create')}</Fill>
        </Box>
        <Panel tokens={tokens}>
          {['Anand', 'Nilgiri'].map((name) => (
            <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', py: '6px' }}>
              {name}
              <Box sx={{ backgroundColor: '#E6F5EC', color: '#0B6B43', borderRadius: '999px', px: '10px' }}>
                {word('on')}
              </Box>
            </Box>
          ))}
        </Panel>
      </Box>
    </Box>
  )
}

const Bar = ({ tokens, children }: { tokens: BrandTokens; children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '8px',
      minHeight: 48,
      px: '16px',
      backgroundColor: tokens.surface,
      borderBottom: `1px solid ${tokens.line}`,
    }}
  >
    {children}
  </Box>
)

const Panel = ({ tokens, children }: { tokens: BrandTokens; children: ReactNode }) => (
  <Box
    sx={{
      backgroundColor: tokens.surface,
      color: tokens.ink,
      border: `1px solid ${tokens.line}`,
      borderRadius: '12px',
      p: '12px',
      minWidth: 0,
    }}
  >
    {children}
  </Box>
)

const Fill = ({ tokens, children }: { tokens: BrandTokens; children: ReactNode }) => (
  <Box
    sx={{
      backgroundColor: tokens.action,
      color: tokens.onAction,
      borderRadius: '10px',
      p: '8px 14px',
      fontWeight: 500,
      textAlign: 'center',
    }}
  >
    {children}
  </Box>
)

interface NameProps {
  brand: Brand
  tokens: BrandTokens
  variant: LogoVariant
  coBrand?: boolean
}

function Name({ brand, tokens, variant, coBrand = false }: NameProps) {
  const colourOf = (token: keyof BrandTokens) => tokens[token]
  const second = coBrand ? brand.coBrandLogo : undefined
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: '8px',
        fontWeight: 700,
        minWidth: 0,
        overflowWrap: 'anywhere',
        color: variant === 'dark' ? tokens.onDeep : tokens.link,
      }}
    >
      <BrandMark logo={brand.logo} variant={variant} size={22} colourOf={colourOf} />
      {brand.name}
      {second && (
        <>
          <BrandMark logo={second.logo} variant={variant} size={22} colourOf={colourOf} />
          {second.lines.join(' ')}
        </>
      )}
    </Box>
  )
}
