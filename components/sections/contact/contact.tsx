import { clsx } from 'clsx';
import { TextLink } from '@/components/shop/links';
import { OpenStatus } from '@/components/shop/open-status/open-status';
import { Icon } from '@/components/ui/icon/icon';
import { WoodType } from '@/components/ui/wood-type/wood-type';
import { getContent } from '@/model/content';
import { formatStreet } from '@/model/shop/address';
import { pathTo } from '@/model/shop/site-url';
import { formatTelephone } from '@/model/shop/telephones';
import {
  buildDirectionsUrl,
  buildMapEmbedUrl,
  buildWhatsappUrl,
  telephoneUrl,
} from '@/model/shop/urls';
import styles from './contact.module.scss';
import { HoursTable } from './hours-table/hours-table';

export async function Contact({ id }: { id?: string }) {
  const { home, shop } = await getContent();
  const { address, telephone, whatsapp } = shop;
  const isWhatsappOnTelephone = whatsapp === telephone;
  const [areaCode, number] = formatTelephone(whatsapp ?? '').split(' ');

  return (
    <section id={id} tabIndex={-1} aria-label="Contato" className={styles.section}>
      <div className={clsx(styles.columns, 'stack page')}>
        <WoodType lines={home.contact.heading} variant="heading" />
        <div className={styles.column}>
          <h3>Endereço</h3>
          <address>
            {formatStreet(address)}
            <br />
            {`${address.district}, `}
            <span className="keep-together">{`${address.city}/${address.state}`}</span>
            <br />
            {`CEP ${address.postalCode}`}
          </address>
          {address.note && <p>{address.note}</p>}
          <TextLink href={buildDirectionsUrl(shop)} className="screen-only">
            <Icon name="pin" />
            Como chegar
          </TextLink>
        </div>
        <div className={clsx(styles.column, styles.telephones)}>
          <h3>{isWhatsappOnTelephone ? 'Telefone e WhatsApp' : 'Telefone'}</h3>
          <TextLink href={telephoneUrl(telephone)}>
            <Icon name="phone" />
            <span className={clsx(styles.telephone, 'no-wrap')}>{formatTelephone(telephone)}</span>
          </TextLink>
          {whatsapp && (
            <TextLink
              href={buildWhatsappUrl(shop)}
              className={isWhatsappOnTelephone ? 'screen-only' : undefined}
            >
              <Icon name="whatsapp" />
              <span>
                {'Chamar no WhatsApp '}
                {!isWhatsappOnTelephone && (
                  <b>
                    {`${areaCode} `}
                    <span className="no-wrap">{number}</span>
                  </b>
                )}
              </span>
            </TextLink>
          )}
          <TextLink href={pathTo('/contato.vcf')} download className="screen-only">
            <Icon name="save" />
            Salvar contato
          </TextLink>
        </div>
        <div className={styles.hours}>
          <h3>Horário de funcionamento</h3>
          <OpenStatus />
          <HoursTable />
        </div>
      </div>
      <div className={clsx(styles.map, 'screen-only')}>
        {/* The tiled floor shows until Google's map has loaded over it. */}
        <img src={pathTo('/icones/ladrilho.svg')} alt="" loading="lazy" />
        <iframe
          src={buildMapEmbedUrl(shop)}
          title={`Mapa: ${shop.name}, ${formatStreet(address)}`}
          height="400"
          loading="lazy"
          referrerPolicy="strict-origin"
        />
      </div>
    </section>
  );
}
