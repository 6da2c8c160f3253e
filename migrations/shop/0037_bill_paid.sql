DROP INDEX `movement_by_order`;--> statement-breakpoint
CREATE INDEX `movement_by_order` ON `movement` (`order_id`,`kind`,`state`,`amount`);--> statement-breakpoint
CREATE INDEX `bill_paid` ON `bill` (`paid_at`) WHERE "bill"."paid_at" is not null;