import { useSelector, useTravelers } from '../../hooks/use-travelers.ts';

/** BR-07: what the brand calls the block: its own words for club people, others for everyone else. */
export function BlockTitle() {
  const { brand } = useTravelers().host.boot;
  const role = useSelector((state) => state.role);
  const title = role === 'pro' ? brand.traveler_title.pro : brand.traveler_title.others;
  return <p className="travelers-block__title">{title}</p>;
}
