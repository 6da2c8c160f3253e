CREATE TABLE `coin_lot` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` text NOT NULL,
	`given` integer NOT NULL,
	`left` integer NOT NULL,
	`expires_at` integer NOT NULL,
	CONSTRAINT "coin_lot_left" CHECK("coin_lot"."left" BETWEEN 0 AND "coin_lot"."given")
) STRICT;
--> statement-breakpoint
CREATE INDEX `coin_lot_by_expiry` ON `coin_lot` (`customer_id`,`expires_at`);--> statement-breakpoint
CREATE TABLE `coin_use` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`sale_id` text NOT NULL,
	`lot_id` integer NOT NULL,
	`amount` integer NOT NULL,
	FOREIGN KEY (`lot_id`) REFERENCES `coin_lot`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "coin_use_amount" CHECK("coin_use"."amount" > 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `coin_use_by_sale` ON `coin_use` (`sale_id`);--> statement-breakpoint
CREATE TABLE `ledger_account` (
	`id` text PRIMARY KEY NOT NULL,
	`balance` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_balance" CHECK("ledger_account"."balance" >= 0 OR "ledger_account"."id" LIKE 'shop:%')
) STRICT;
--> statement-breakpoint
CREATE TABLE `ledger_entry` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`transfer_id` integer NOT NULL,
	`account` text NOT NULL,
	`amount` integer NOT NULL,
	FOREIGN KEY (`transfer_id`) REFERENCES `ledger_transfer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account`) REFERENCES `ledger_account`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_entry_amount" CHECK("ledger_entry"."amount" <> 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `ledger_entry_by_account` ON `ledger_entry` (`account`,`id`);--> statement-breakpoint
CREATE INDEX `ledger_entry_by_transfer` ON `ledger_entry` (`transfer_id`);--> statement-breakpoint
CREATE TABLE `ledger_transfer` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_transfer_once` ON `ledger_transfer` (`kind`,`ref`);--> statement-breakpoint
CREATE TRIGGER `ledger_entry_counts` AFTER INSERT ON `ledger_entry` BEGIN
	UPDATE `ledger_account` SET `balance` = `balance` + NEW.`amount` WHERE `id` = NEW.`account`;
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entry_stays` BEFORE UPDATE ON `ledger_entry` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entry_remains` BEFORE DELETE ON `ledger_entry` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_transfer_stays` BEFORE UPDATE ON `ledger_transfer` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_transfer_remains` BEFORE DELETE ON `ledger_transfer` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
