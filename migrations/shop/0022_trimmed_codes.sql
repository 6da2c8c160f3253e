-- Codes are added without what stands around them (JavaScript's `trim`); those of before are kept so too, and the unique
-- key finds one that is added again. Where a variant has both, each stays as it is. It reads every code once.
-- After a rollback 1.0.0 keeps new codes untrimmed: a migration of the next release says this once more.
UPDATE OR IGNORE licence SET code = trim(code, char(9, 10, 11, 12, 13, 32, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8232, 8233, 8239, 8287, 12288, 65279))
  WHERE code <> trim(code, char(9, 10, 11, 12, 13, 32, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8232, 8233, 8239, 8287, 12288, 65279));
