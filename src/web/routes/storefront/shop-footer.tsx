import { Box, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { activeCategories } from '#shared/categories.ts';
import { formatPhone, telHref } from '#shared/text/phone.ts';
import { useBrand } from '#web/brand.ts';
import { useFirm } from '#web/firm.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import classes from './shop-footer.module.css';
import { texts } from './texts.ts';
import { useShopInfo } from './use-shop-info.ts';

const LINKS = ['facebook', 'instagram', 'viberChannel'] as const;

export function ShopFooter() {
  const brand = useBrand();
  useFirm();
  const contact = useShopInfo().data?.contact;
  const hasContact =
    brand.hasTerms ||
    brand.hasPrivacy ||
    LINKS.some((link) => brand[link] !== '') ||
    Boolean(contact?.phone || contact?.address || contact?.openingHours);
  return (
    <Box
      component="footer"
      mt="auto"
      bg="var(--shop-sunken)"
      style={{ borderTop: '1px solid var(--shop-line)' }}
    >
      <div className={classes['inner']}>
        <div>
          <span className={classes['brand']}>
            <BrandMark size={28} />
          </span>
          {[brand.tagline, brand.promise, ...brand.footer].filter(Boolean).map((line) => (
            <Box component="p" key={line} m="0.6rem 0 0" c="dimmed" fz="0.9375rem">
              {line}
            </Box>
          ))}
        </div>
        <nav aria-label={texts.footer.products}>
          <Box component="h2" m="0 0 0.5rem" fz="0.9375rem" fw={680}>
            {texts.footer.products}
          </Box>
          <Stack component="ul" gap="0.15rem">
            {activeCategories().map(({ key: category, name }) => (
              <li key={category}>
                <Link to="/category/$category" params={{ category }} className={classes['link']}>
                  {name}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/search" className={classes['link']}>
                {texts.search.title}
              </Link>
            </li>
          </Stack>
        </nav>
        {hasContact && (
          <div>
            <Box component="h2" m="0 0 0.5rem" fz="0.9375rem" fw={680}>
              {texts.footer.contact}
            </Box>
            <Stack component="ul" gap="0.15rem">
              {contact?.phone && (
                <li>
                  <a className={classes['link']} href={telHref(contact.phone)}>
                    {formatPhone(contact.phone)}
                  </a>
                </li>
              )}
              {contact?.address && <li className={classes['link']}>{contact.address}</li>}
              {contact?.openingHours && <li className={classes['link']}>{contact.openingHours}</li>}
              {LINKS.map(
                (link) =>
                  brand[link] !== '' && (
                    <li key={link}>
                      <a className={classes['link']} href={brand[link]} target="_blank" rel="noreferrer">
                        {texts.footer[link]}
                      </a>
                    </li>
                  ),
              )}
              {brand.hasTerms && (
                <li>
                  <Link to="/kushtet" className={classes['link']}>
                    {texts.footer.terms}
                  </Link>
                </li>
              )}
              {brand.hasPrivacy && (
                <li>
                  <Link to="/privatesia" className={classes['link']}>
                    {texts.footer.privacy}
                  </Link>
                </li>
              )}
            </Stack>
          </div>
        )}
      </div>
    </Box>
  );
}
