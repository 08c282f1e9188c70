import { activeCategories } from '#shared/categories.ts';
import { useFirm } from '#web/firm.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import classes from './category-links.module.css';
import { texts } from './texts.ts';

export function CategoryLinks() {
  useFirm();
  return (
    <nav className={classes['links']} aria-label={texts.home.categories}>
      {activeCategories().map(({ key: category, name }) => (
        <LinkButton key={category} to="/category/$category" params={{ category }} variant="default">
          {name}
        </LinkButton>
      ))}
    </nav>
  );
}
