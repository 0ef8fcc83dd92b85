import { MaskedNumber } from '../components/figures/masked-number';

/** An account by the name of its bank, or what it is, and its number, which is masked. */
export function NamedAccount({ name, masked }: { readonly name: string | undefined; readonly masked: string }) {
  return (
    <>
      {name ? <bdi>{name} </bdi> : null}
      <MaskedNumber masked={masked} />
    </>
  );
}
