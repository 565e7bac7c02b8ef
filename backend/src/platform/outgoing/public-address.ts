import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is one of the public internet's. Everything else is refused: loopback, private,
 * link-local (cloud metadata among them), carrier-grade NAT, multicast, reserved and documentation ranges,
 * and IPv6 forms that carry an IPv4 address within them (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';
}

/** Whether it is this machine's own address, which a test configuration may allow. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
