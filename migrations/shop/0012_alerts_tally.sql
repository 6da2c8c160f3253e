-- How many wait for goods, for a shop's own limit: counted by triggers as every other growing table.
INSERT INTO tally (of, state, count) SELECT 'goods_alert', '', count(*) FROM goods_alert HAVING count(*) > 0;
--> statement-breakpoint
CREATE TRIGGER tally_goods_alert_insert AFTER INSERT ON `goods_alert` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('goods_alert', '', 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_goods_alert_delete AFTER DELETE ON `goods_alert` BEGIN
  INSERT INTO tally (of, state, count) VALUES ('goods_alert', '', -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
