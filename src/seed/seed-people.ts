import { customers } from '#db/schema/customers.ts';
import { users } from '#db/schema/users.ts';
import type { Actor } from '#kernel/ctx.ts';
import { activeRegions } from '#shared/regions.ts';
import type { Role } from '#shared/roles.ts';
import { foldText } from '#shared/text/fold.ts';
import { normalizePhone } from '#shared/text/phone.ts';
import { businessKinds, businessNames, demoCustomers, demoStaff, streetsByRegion } from './demo-people.ts';
import type { SeededCustomer } from './plan-orders.ts';
import { prepareInsert, type SeedContext } from './seed-context.ts';

export type SeededPeople = ReturnType<typeof seedPeople>;

type Person = Omit<SeededCustomer, 'id'> & {
  readonly role: Role;
  readonly driverCode: number | null;
  readonly hasPassword: boolean;
};

export function seedPeople(seed: SeedContext, customers: number, passwordHash: string) {
  const insert = createPersonWriter(seed, passwordHash);
  const staff = (
    role: Role,
    email: string,
    name: string,
    phone: string,
    driverCode: number | null = null,
  ): number => insert({ ...UNNAMED, role, email, name, phone, driverCode, hasPassword: true });
  const adminId = staff('admin', 'admin@furnizo.test', demoStaff.admin.name, demoStaff.admin.phone);
  const stockerId = staff('stocker', 'stocker@furnizo.test', demoStaff.stocker.name, demoStaff.stocker.phone);
  const packerId = staff('packer', 'packer@furnizo.test', demoStaff.packer.name, demoStaff.packer.phone);
  const agentId = staff('call_agent', 'agent@furnizo.test', demoStaff.agent.name, demoStaff.agent.phone);
  const driverIds = demoStaff.drivers.map((driver, index) =>
    staff('driver', `driver${index + 1}@furnizo.test`, driver.name, driver.phone, index + 1),
  );
  const named = demoCustomers.slice(0, customers).map((customer, index) => {
    const person: Person = {
      ...customer,
      email: `customer${index + 1}@furnizo.test`,
      role: 'customer',
      driverCode: null,
      hasPassword: true,
    };
    return { ...person, id: insert(person) };
  });
  const generated = Array.from({ length: Math.max(0, customers - named.length) }, (_, index) => {
    const person = inventCustomer(seed, index);
    return { ...person, id: insert(person) };
  });
  const actor = (id: number, role: Role, name: string, driverCode: number | null = null): Actor => ({
    id,
    role,
    name,
    regionId: 1,
    discountBasisPoints: 0,
    driverCode,
  });
  const crew = {
    admin: actor(adminId, 'admin', demoStaff.admin.name),
    stocker: actor(stockerId, 'stocker', demoStaff.stocker.name),
    packer: actor(packerId, 'packer', demoStaff.packer.name),
    agent: actor(agentId, 'call_agent', demoStaff.agent.name),
    drivers: driverIds.map((id, index) =>
      actor(id, 'driver', demoStaff.drivers[index]?.name ?? '', index + 1),
    ),
  };
  return { adminId, stockerId, packerId, agentId, driverIds, customers: [...named, ...generated], crew };
}

const UNNAMED = {
  address: '',
  fiscalNumber: '',
  vatNumber: '',
  businessNumber: '',
  regionId: 1,
  discountBasisPoints: 0,
} as const;

function inventCustomer({ random }: SeedContext, index: number): Person {
  const { id: regionId } = random.pick(activeRegions());
  const hasLogin = random.chance(0.6);
  // Unlike assigned numbers these may not start with 0, so that no invented customer has a real phone.
  const subscriber = String(40_000 + index).padStart(6, '0');
  const name = `${random.pick(businessKinds)} ${random.pick(businessNames)} ${index + 1}`;
  return {
    name,
    email: hasLogin ? `klienti${index + 1}@furnizo.test` : null,
    phone: `+383 4${random.pick([3, 4, 5, 8, 9])} ${subscriber.slice(0, 3)} ${subscriber.slice(3)}`,
    address: `${random.pick(streetsByRegion[regionId] ?? [])} ${random.int(1, 120)}`,
    fiscalNumber: random.chance(0.7) ? String(600_000_000 + index) : '',
    vatNumber: random.chance(0.4) ? String(330_000_000 + index) : '',
    businessNumber: index % 3 === 0 ? '' : String(810_000_000 + index),
    regionId,
    discountBasisPoints: random.chance(0.2) ? random.pick([200, 300, 500, 750, 1000]) : 0,
    role: 'customer',
    driverCode: null,
    hasPassword: hasLogin,
  };
}

function createPersonWriter(seed: SeedContext, passwordHash: string): (person: Person) => number {
  const insertUser = prepareInsert(seed, users);
  const insertCustomer = prepareInsert(seed, customers);
  const link = seed.connection.prepare('UPDATE users SET customer_id = id WHERE id = ?');
  const joinedAt = seed.nowMs - 90 * 24 * 3_600_000;
  return (person) => {
    const both = {
      name: person.name,
      nameFolded: foldText(person.name),
      phone: person.phone,
      phoneNormalized: normalizePhone(person.phone),
      createdAt: joinedAt,
      updatedAt: joinedAt,
    };
    const id = insertUser({
      ...both,
      email: person.email,
      role: person.role,
      driverCode: person.driverCode,
      passwordHash: person.hasPassword ? passwordHash : null,
    });
    if (person.role !== 'customer') return id;
    const { address, fiscalNumber, vatNumber, businessNumber, regionId, discountBasisPoints } = person;
    const firm = { address, fiscalNumber, vatNumber, businessNumber, regionId, discountBasisPoints };
    insertCustomer({ id, ...both, ...firm });
    link.run(id);
    return id;
  };
}
